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

/** The mark on the dark panel, as an address for the page's icon. */
export function brandIcon(colours: BrandColours): string {
  const { panel } = deriveBrand(colours);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${panel['brand-panel']}"/>` +
    `<g fill="none" stroke="#fff" stroke-width="2.6"><circle cx="16" cy="16" r="9"/><path d="M16 7c4.7 4.9 4.7 13.1 0 18"/></g>` +
    `<circle cx="16" cy="7.2" r="3" fill="${panel['brand-mark']}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
