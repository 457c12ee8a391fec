import { describe, expect, it } from 'vitest';
import { highlight, matchingOptions } from './option-text';

const option = (id: number, name: string, detail = '') => ({ id, name, detail });

describe('matchingOptions', () => {
  const options = [option(1, 'Hospital Valdeluz', 'Madrid'), option(2, 'Clínica San Telmo', 'Córdoba')];

  it.each([
    ['clinica', [2]],
    ['CORDOBA', [2]],
    [' ho ', [1]],
    ['', [1, 2]],
    ['zzz', []],
  ])('finds by %j', (typed, ids) => {
    expect(matchingOptions(options, typed).map(({ id }) => id)).toEqual(ids);
  });
});

describe('highlight', () => {
  it('marks the letters as they are written', () => {
    expect(highlight('Clínica San Telmo', 'clini')).toEqual(['', 'Clíni', 'ca San Telmo']);
    expect(highlight('Clínica San Telmo', 'telmo')).toEqual(['Clínica San ', 'Telmo', '']);
  });

  it('marks nothing when only the detail matches', () => {
    expect(highlight('Clínica San Telmo', 'Córdoba')).toBeNull();
    expect(highlight('Clínica San Telmo', ' ')).toBeNull();
  });
});
