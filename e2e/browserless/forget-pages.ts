import { afterAll } from 'vitest';

/** Closed pages are let go file by file: left to itself, a worker holds thousands of them before it looks. */
afterAll(() => globalThis.gc?.({ type: 'major', execution: 'sync' }));
