import { describe, expect, it } from 'vitest';
import { tenantMark, tenantMarkSvg } from './tenant-mark';

describe('the brand mark of a company', () => {
  it.each([
    ['Salud Meridiana', 'SM'],
    ['Mutua Alborada', 'MA'],
    ['Aval', 'A'],
    ['  La Unión de Médicos  ', 'UM'],
    ['Óptima Vida', 'ÓV'],
    ['24 Horas', 'H'],
    ['UE', 'U'],
    ['', '·'],
    ['<script>', '·'],
  ])('has the initials of the significant words of "%s"', (name, initials) => {
    expect(tenantMark(name).initials).toBe(initials);
  });

  it('is stable for a name, and usually differs for another name with the same initials', () => {
    expect(tenantMark('Salud Meridiana')).toEqual(tenantMark('Salud Meridiana'));
    const accents = ['Salud Meridiana', 'Seguros Mediterráneo', 'Sanitas Mayor', 'Sierra Morena'].map(
      (name) => tenantMark(name).accent,
    );
    expect(new Set(accents).size).toBeGreaterThan(1);
  });

  it('is an SVG into which a name can write only letters and digits', () => {
    const svg = tenantMarkSvg('<b>"&', { panel: '#112233', letters: '#ffffff', accent: '#445566' });
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('>·</text>');
  });
});
