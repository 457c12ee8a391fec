import { expect, test } from 'vitest';
import { rewrittenText } from './rewritten-text';

test.each([
  ['ECOG 1. Sin dolor.', 'ECOG 2. Sin dolor.', { start: 'ECOG ', gone: '1.', come: '2.', end: ' Sin dolor.' }],
  ['Primera línea.', 'Primera línea.\nSegunda.', { start: 'Primera línea.', gone: '', come: '\nSegunda.', end: '' }],
  ['uno dos dos', 'uno dos', { start: 'uno dos', gone: ' dos', come: '', end: '' }],
  ['', 'nuevo', { start: '', gone: '', come: 'nuevo', end: '' }],
  ['igual', 'igual', { start: 'igual', gone: '', come: '', end: '' }],
])('the changed part from %j to %j', (before, after, parts) => expect(rewrittenText(before, after)).toEqual(parts));

test('removed and added words are between the common start and end', () => {
  const [before, after] = ['a b c d e', 'a x c y e'];
  const { start, gone, come, end } = rewrittenText(before, after);
  expect([start + gone + end, start + come + end]).toEqual([before, after]);
});
