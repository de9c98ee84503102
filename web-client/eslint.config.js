import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
    { ignores: ['prebuilt/', 'node_modules/', 'src/wire.ts'] },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    {
        languageOptions: { globals: globals.browser },
        rules: {
            'max-lines': ['error', { max: 250, skipBlankLines: false }],
            eqeqeq: 'error',
            'no-console': 'error',
            'svelte/no-inline-styles': ['error', { allowTransitions: false }],
            'svelte/no-at-html-tags': 'error',
            // Maps here are inner bookkeeping; what a page shows is replaced as a whole.
            'svelte/prefer-svelte-reactivity': 'off',
        },
    },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser } },
    },
    {
        files: ['test/**'],
        rules: { 'max-lines': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
    },
);
