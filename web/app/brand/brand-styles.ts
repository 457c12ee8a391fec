import { tenantMarkSvg } from '@aval/domain/access/tenant-mark';
import { type BrandColours, deriveBrand } from './derive-brand';

function declarations(values: object): string {
  return Object.entries(values)
    .map(([name, hex]) => `--c-${name}:${hex}`)
    .join(';');
}

/** Returns style rules with a company's derived colours; they contain no characters that need escaping in HTML. */
export function brandStyles(colours: BrandColours): string {
  const { light, dark, panel } = deriveBrand(colours);
  return `html:root{${declarations({ ...light, ...panel })}}@media screen{html[data-theme=dark]{${declarations(dark)}}}`;
}

/**
 * Characters that a data URL may contain unescaped: space, comma, slash, colon and equals sign. Saves bytes, since
 * pages contain it twice.
 */
const READABLE = /%(?:20|2C|2F|3A|3D)/g;

/** Returns the company's mark on the dark panel as a data URL for the favicon. */
export function brandIcon(name: string, colours: BrandColours): string {
  const { panel } = deriveBrand(colours);
  const svg = tenantMarkSvg(name, {
    panel: panel['brand-panel'],
    letters: panel['on-panel'],
    accent: panel['brand-mark'],
  });
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll(READABLE, decodeURIComponent)}`;
}
