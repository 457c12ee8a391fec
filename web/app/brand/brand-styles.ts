import { tenantMarkSvg } from '@aval/domain/access/tenant-mark';
import { type BrandColours, deriveBrand } from './derive-brand';

function declarations(values: object): string {
  return Object.entries(values)
    .map(([name, hex]) => `--c-${name}:${hex}`)
    .join(';');
}

/** Style rules with a company's derived colours; no character in them needs escaping in a page. */
export function brandStyles(colours: BrandColours): string {
  const { light, dark, panel } = deriveBrand(colours);
  return `html:root{${declarations({ ...light, ...panel })}}@media screen{html[data-theme=dark]{${declarations(dark)}}}`;
}

/** What an address of this kind holds as it is: the page has it twice. Blank, comma, slash, colon and equals sign. */
const READABLE = /%(?:20|2C|2F|3A|3D)/g;

/** The mark on the dark panel, as an address for the page's icon. */
export function brandIcon(name: string, colours: BrandColours): string {
  const { panel } = deriveBrand(colours);
  const svg = tenantMarkSvg(name, {
    panel: panel['brand-panel'],
    letters: panel['on-panel'],
    accent: panel['brand-mark'],
  });
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll(READABLE, decodeURIComponent)}`;
}
