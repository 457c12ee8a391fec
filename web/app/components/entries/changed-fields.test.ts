import { describe, expect, it } from 'vitest';
import { changedFields, countChanges } from './changed-fields';

const CALLED: Record<string, string> = { '1': 'Centro Norte', '2': 'Centro Sur' };
const words = {
  name: { label: 'Nombre' },
  slogan: { label: 'Eslogan', none: 'ninguno' },
  flag: { label: 'Zonas', say: () => 'Sí', none: 'No' },
  centers: { label: 'Centros', kind: 'several', say: (id: string) => CALLED[id] ?? id },
  logo: { label: 'Logotipo', kind: 'unseen' },
  key: { label: 'Clave', kind: 'unseen', say: (value: string) => (value === 'replace' ? 'se sustituye' : value) },
  publish: null,
} as const;
const stored = { name: 'Ana', slogan: null, flag: undefined, centers: [1, '2'], logo: 'a', key: 'keep', publish: 'on' };
const same = { name: 'Ana', slogan: '', centers: ['2', '1'], logo: 'a', key: 'keep' };

describe('what saving would change', () => {
  it('is nothing while a form holds what is stored, in whatever order, and whatever says how it is saved', () => {
    expect(changedFields({ words, stored, typed: same })).toEqual([]);
  });

  it('is told as what was and what will be, in words', () => {
    const typed = { ...same, name: 'Berta', slogan: 'Cerca', flag: 'on' };
    expect(changedFields({ words, stored, typed })).toEqual([
      { name: 'name', label: 'Nombre', kind: 'text', before: 'Ana', after: 'Berta' },
      { name: 'slogan', label: 'Eslogan', kind: 'text', before: 'ninguno', after: 'Cerca' },
      { name: 'flag', label: 'Zonas', kind: 'text', before: 'No', after: 'Sí' },
    ]);
  });

  it('counts each that is added or removed, called as it was found', () => {
    const typed = { ...same, centers: ['2', '7'] };
    const nameOf = (_field: string, value: string) => (value === '7' ? 'Centro Este' : null);
    const changes = changedFields({ words, stored, typed, nameOf });
    expect(changes).toEqual([
      { name: 'centers', label: 'Centros', kind: 'several', added: ['Centro Este'], removed: ['Centro Norte'] },
    ]);
    expect(countChanges(changes)).toBe(2);
  });

  it('takes one of several, and none, as a form sends them', () => {
    const one = changedFields({ words, stored, typed: { ...same, centers: '1' } });
    expect(one).toMatchObject([{ added: [], removed: ['Centro Sur'] }]);
    expect(countChanges(changedFields({ words, stored, typed: { ...same, centers: undefined } }))).toBe(2);
  });

  it('never tells what nobody reads', () => {
    expect(changedFields({ words, stored, typed: { ...same, logo: '', key: 'replace' } })).toEqual([
      { name: 'logo', label: 'Logotipo', kind: 'unseen', isGone: true, said: null },
      { name: 'key', label: 'Clave', kind: 'unseen', isGone: false, said: 'se sustituye' },
    ]);
  });

  it('takes lines for the same however they end', () => {
    const lines = { words: { code: { label: 'Código' } }, stored: { code: 'a\r\nb' }, typed: { code: 'a\nb' } };
    expect(changedFields(lines)).toEqual([]);
  });
});
