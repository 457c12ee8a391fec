import { expect, it } from 'vitest';
import { API_OPERATIONS, COMMANDS_WITHOUT_OPERATION } from './operations';

it('sends each command of a demand by an operation, or says why API clients cannot send it', () => {
  const sent = new Set(API_OPERATIONS.flatMap(({ commands }) => commands ?? []));
  const withOperation = Object.entries(COMMANDS_WITHOUT_OPERATION).filter(([, reason]) => reason === null);
  expect(withOperation.map(([command]) => command).sort()).toEqual([...sent].sort());
});
