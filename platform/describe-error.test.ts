import { expect, it } from 'vitest';
import { describeError } from './describe-error';

class PrismaClientKnownRequestError extends Error {
  readonly code = 'P2002';
}

it('describes the error and its place', () => {
  const described = describeError(new TypeError('the worker has no name'));
  expect(described).toMatchObject({ error: 'TypeError', message: 'the worker has no name' });
  expect(described.frames[0]).toContain('describe-error.test.ts');
});

it.each([
  new PrismaClientKnownRequestError('Key (card_number)=(281234567890) already exists'),
  new SyntaxError('Unexpected token J in "Jimena Ortega"'),
])('omits messages that may quote user data: %s', (error) => {
  const written = JSON.stringify(describeError(error));
  expect(written).not.toContain('281234567890');
  expect(written).not.toContain('Jimena');
  expect(written).toContain('frames');
});

it('keeps the code of a database error', () => {
  expect(describeError(new PrismaClientKnownRequestError('x'))).toMatchObject({ code: 'P2002' });
});

it('describes the cause, also without messages that may quote user data', () => {
  const beneath = new PrismaClientKnownRequestError('Key (card_number)=(281234567890) already exists');
  const described = describeError(new Error('storage_unavailable', { cause: beneath }));
  expect(described).toMatchObject({ message: 'storage_unavailable', cause: { code: 'P2002' } });
  expect(JSON.stringify(described)).not.toContain('281234567890');
});

it('ends for an error that is its own cause', () => {
  const error = new Error('a circle');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000);
});

it('describes a value that is no error by its type only', () => {
  expect(describeError('Jimena Ortega')).toEqual({ error: 'string', frames: [] });
});
