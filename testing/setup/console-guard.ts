import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

/** A test that writes errors to the console fails, whatever else it checks: somebody would have to read them one day. */
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
