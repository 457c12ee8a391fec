import { describe, expect, it } from 'vitest';
import { differingParts, plainWords } from './plain-words';

describe('the words of a text', () => {
  it('are separated at block elements and nowhere else', () => {
    expect(plainWords('<h2>Uno</h2><ul><li><p>dos<strong>tres</strong>,</p></li></ul>a<br>b &lt;c&gt; &amp;amp;')).toBe(
      'Uno dostres, a b <c> &amp;',
    );
  });

  it('are reduced to the part that differs, with some context', () => {
    const around = 'palabra '.repeat(60).trim();
    const parts = differingParts(`${around} tres meses ${around}`, `${around} dos meses ${around}`);
    expect(parts.before).toMatch(/^…palabra .*palabra tres meses palabra.*…$/);
    expect(parts.after).toMatch(/ dos meses /);
    expect(parts.before.length).toBeLessThan(120);
    expect(differingParts('', 'Nuevo')).toEqual({ before: '', after: 'Nuevo' });
    expect(differingParts('Uno dos', 'Uno')).toEqual({ before: 'Uno dos', after: 'Uno' });
  });

  it('are limited to 400 characters', () => {
    expect(differingParts('', 'a'.repeat(9_000)).after).toBe(`${'a'.repeat(400)}…`);
  });
});
