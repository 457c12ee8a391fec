import { describe, expect, it } from 'vitest';
import type { Typed, TypedForm } from '../saving/typed-values';
import { mergeTyped } from './carry-correction';

const line = (drugId: string, amount: string, others: TypedForm = {}): TypedForm => ({ drugId, amount, ...others });

describe('merging a correction into a begun answer', () => {
  it.each<[string, Typed | undefined, Typed | undefined, Typed | undefined, Typed | undefined]>([
    ['takes corrected values', { a: '1', b: '2' }, { a: '1', b: '2' }, { a: '1', b: '3' }, { a: '1', b: '3' }],
    ['keeps typed values', { a: '5', b: '2' }, { a: '1', b: '2' }, { a: '1', b: '3' }, { a: '5', b: '3' }],
    ['keeps a typed value over a correction of it', { b: '4' }, { b: '2' }, { b: '3' }, { b: '4' }],
    ['treats another notation of a number as untouched', { b: '2,0' }, { b: '2' }, { b: '3' }, { b: '3' }],
    ['takes added values', {}, {}, { b: '3' }, { b: '3' }],
    ['drops removed values', { a: '1', b: '2' }, { a: '1', b: '2' }, { a: '1' }, { a: '1' }],
    ['does not restore a value removed while typing', {}, { b: '2' }, { b: '3' }, {}],
    [
      'follows a line when another was inserted before it',
      [line('9', '1'), line('7', '2')],
      [line('7', '2')],
      [line('7', '3')],
      [line('9', '1'), line('7', '3')],
    ],
    [
      'follows a line when the one before it was removed',
      [line('8', '5', { dose: '2' })],
      [line('7', '2'), line('8', '5', { dose: '1' })],
      [line('7', '3'), line('8', '6', { dose: '1' })],
      [line('8', '6', { dose: '2' })],
    ],
    [
      'leaves a line unchanged when its former place is ambiguous',
      [line('9', '1'), line('7', '2'), line('7', '2')],
      [line('7', '2'), line('7', '2')],
      [line('7', '2'), line('7', '3')],
      [line('9', '1'), line('7', '2'), line('7', '2')],
    ],
  ])('%s', (_what, typed, before, after, expected) => {
    expect(mergeTyped(typed, before, after)).toEqual(expected);
  });
});
