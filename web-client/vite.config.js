import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
    base: '/',
    plugins: [svelte(), svelteTesting({ autoCleanup: false })],
    server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
    build: {
        outDir: 'prebuilt',
        emptyOutDir: true,
        sourcemap: false,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
    },
    test: { environment: 'node', include: ['test/**/*.test.ts'], pool: 'threads' },
});
