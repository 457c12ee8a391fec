import { expect, it } from 'vitest';
import { faultsOf } from './check-files';

const LARGEST = 15 * 1024 * 1024;

it('asks for the file and the description of each row', () => {
  expect(faultsOf([{ row: 3, description: ' ', size: null }])).toEqual({
    'file-3': 'validation:fileRequired',
    'file-3-description': 'validation:required',
  });
});

it('marks the file with which the form becomes too large', () => {
  const rows = Array.from({ length: 12 }, (_, row) => ({ row, description: 'Informe', size: LARGEST }));
  expect(faultsOf(rows.slice(0, 10))).toEqual({});
  expect(faultsOf(rows)).toEqual({ 'file-10': 'validation:filesTooLargeTogether {"megabytes":150}' });
});
