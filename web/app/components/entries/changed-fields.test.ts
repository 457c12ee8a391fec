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

describe('changed fields', () => {
  it('are empty for stored values in any order, and ignore fields that say how the form is saved', () => {
    expect(changedFields({ words, stored, typed: same })).toEqual([]);
  });

  it('hold the old and the new value in words', () => {
    const typed = { ...same, name: 'Berta', slogan: 'Cerca', flag: 'on' };
    expect(changedFields({ words, stored, typed })).toEqual([
      { name: 'name', label: 'Nombre', kind: 'text', before: 'Ana', after: 'Berta' },
      { name: 'slogan', label: 'Eslogan', kind: 'text', before: 'ninguno', after: 'Cerca' },
      { name: 'flag', label: 'Zonas', kind: 'text', before: 'No', after: 'Sí' },
    ]);
  });

  it('count each added or removed item, named as the search found it', () => {
    const typed = { ...same, centers: ['2', '7'] };
    const nameOf = (_field: string, value: string) => (value === '7' ? 'Centro Este' : null);
    const changes = changedFields({ words, stored, typed, nameOf });
    expect(changes).toEqual([
      { name: 'centers', label: 'Centros', kind: 'several', added: ['Centro Este'], removed: ['Centro Norte'] },
    ]);
    expect(countChanges(changes)).toBe(2);
  });

  it('accept one value or none for a field of several, as forms submit them', () => {
    const one = changedFields({ words, stored, typed: { ...same, centers: '1' } });
    expect(one).toMatchObject([{ added: [], removed: ['Centro Sur'] }]);
    expect(countChanges(changedFields({ words, stored, typed: { ...same, centers: undefined } }))).toBe(2);
  });

  it('omit the values of unseen fields', () => {
    expect(changedFields({ words, stored, typed: { ...same, logo: '', key: 'replace' } })).toEqual([
      { name: 'logo', label: 'Logotipo', kind: 'unseen', isGone: true, said: null },
      { name: 'key', label: 'Clave', kind: 'unseen', isGone: false, said: 'se sustituye' },
    ]);
  });

  it('ignore the kind of line ending', () => {
    const lines = { words: { code: { label: 'Código' } }, stored: { code: 'a\r\nb' }, typed: { code: 'a\nb' } };
    expect(changedFields(lines)).toEqual([]);
  });
});
