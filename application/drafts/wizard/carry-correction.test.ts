import { describe, expect, it } from 'vitest';
import type { Typed, TypedForm } from '../saving/typed-values';
import { mergeTyped } from './carry-correction';

const line = (drugId: string, amount: string, others: TypedForm = {}): TypedForm => ({ drugId, amount, ...others });

describe('merging a correction into a begun answer', () => {
  it.each<[string, Typed | undefined, Typed | undefined, Typed | undefined, Typed | undefined]>([
    ['takes what was corrected', { a: '1', b: '2' }, { a: '1', b: '2' }, { a: '1', b: '3' }, { a: '1', b: '3' }],
    ['keeps what was typed', { a: '5', b: '2' }, { a: '1', b: '2' }, { a: '1', b: '3' }, { a: '5', b: '3' }],
    ['keeps what was typed in the very place', { b: '4' }, { b: '2' }, { b: '3' }, { b: '4' }],
    ['takes another way to type a number for the same', { b: '2,0' }, { b: '2' }, { b: '3' }, { b: '3' }],
    ['takes what was added', {}, {}, { b: '3' }, { b: '3' }],
    ['drops what was taken away', { a: '1', b: '2' }, { a: '1', b: '2' }, { a: '1' }, { a: '1' }],
    ['keeps what was taken away', {}, { b: '2' }, { b: '3' }, {}],
    [
      'follows a line when another came before it',
      [line('9', '1'), line('7', '2')],
      [line('7', '2')],
      [line('7', '3')],
      [line('9', '1'), line('7', '3')],
    ],
    [
      'follows a line when the one before it has gone',
      [line('8', '5', { dose: '2' })],
      [line('7', '2'), line('8', '5', { dose: '1' })],
      [line('7', '3'), line('8', '6', { dose: '1' })],
      [line('8', '6', { dose: '2' })],
    ],
    [
      'leaves a line alone of which nobody knows where it was',
      [line('9', '1'), line('7', '2'), line('7', '2')],
      [line('7', '2'), line('7', '2')],
      [line('7', '2'), line('7', '3')],
      [line('9', '1'), line('7', '2'), line('7', '2')],
    ],
  ])('%s', (_what, typed, before, after, expected) => {
    expect(mergeTyped(typed, before, after)).toEqual(expected);
  });
});
