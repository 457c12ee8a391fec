import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

/** Fails every test that writes to `console.error`, whatever else it checks. */
const written: string[] = [];
const original = console.error;

beforeEach(() => {
  written.length = 0;
  console.error = (...values: unknown[]) => {
    written.push(format(...values));
    original(...values);
  };
});

afterEach(() => {
  console.error = original;
  expect(written, 'console.error was called').toEqual([]);
});
