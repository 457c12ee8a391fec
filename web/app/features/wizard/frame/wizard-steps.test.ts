import { expect, test } from 'vitest';
import { previousContent } from './wizard-steps';

const said = ((key: string, values: { count?: number } = {}) =>
  [key, values.count].filter((part) => part !== undefined).join(' ')) as Parameters<typeof previousContent>[1];

test.each([
  [{}, 'stepState.none'],
  [{ previousTreatments: [{ type: 'a' }] }, 'stepState.count 1'],
  [{ exposures: [{ drugId: '1' }, { drugId: '2' }] }, 'stepState.exposures 2'],
  [{ previousTreatments: [{ type: 'a' }], exposures: [{ drugId: '1' }] }, 'stepState.count 1, stepState.exposures 1'],
])('earlier treatments and doses are both counted: %j is %s', (previousTreatments, expected) => {
  expect(previousContent({ forms: { previousTreatments } } as never, said)).toBe(expected);
});
