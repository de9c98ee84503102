import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';

// jsdom lacks what a dialog needs.
if (!HTMLDialogElement.prototype.showModal) {
    HTMLDialogElement.prototype.showModal = function () {
        this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
        this.open = false;
        this.dispatchEvent(new Event('close'));
    };
}

afterEach(cleanup);
