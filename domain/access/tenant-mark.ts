/** Parts of a company's brand mark besides its colours: its letters and the shape of its accent, in a square of 24. */
export interface TenantMark {
  /** One or two capital letters. */
  initials: string;
  /** SVG path in the accent's colour. */
  accent: string;
  /** Font size of the letters, in the units of the square. */
  fontSize: number;
}

/** A dot above, a bar below, a folded corner, an edge at the left, a peak: none of them touches the letters. */
const ACCENTS = [
  'M20 2.2a1.9 1.9 0 1 1-.01 0z',
  'M5 19.4h14v1.9H5z',
  'M24 16.6V24h-7.4z',
  'M0 0h2.4v24H0z',
  'M8.6 0h6.8L12 3.6z',
] as const;

/** Shorter words are skipped, because they identify no company: "de", "y", "la". */
const SHORTEST_WORD = 3;

/**
 * Derives a company's brand mark from its name alone: the initials of its first two significant words, and an accent
 * that companies with the same initials seldom share. The company's colours are applied on top.
 * Source: look/README.md section 1, "the tenant is a guest".
 */
export function tenantMark(name: string): TenantMark {
  const words = name
    .trim()
    .split(/[\s\-·.,]+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => [...word].length >= SHORTEST_WORD);
  const chosen = (telling.length > 0 ? telling : words).slice(0, 2);
  const initials = chosen.map((word) => [...word][0]?.toLocaleUpperCase('es') ?? '').join('') || '·';
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return { initials, accent: ACCENTS[sum % ACCENTS.length] ?? ACCENTS[0], fontSize: initials.length > 1 ? 10 : 13 };
}

/** Colours of a brand mark, in CSS syntax. */
export interface MarkColours {
  panel: string;
  letters: string;
  accent: string;
}

/** Font of the letters where a page's style sheet does not apply: inside an SVG. */
export interface MarkFont {
  family: string;
  /** `@font-face` rules; an SVG has no other fonts than these and the machine's. */
  faces: string;
}

const SCREEN_FONT: MarkFont = { family: 'Inter Variable,Inter,system-ui,sans-serif', faces: '' };

/** Draws the brand mark as a standalone SVG, for a page's icon and for paper. */
export function tenantMarkSvg(
  name: string,
  { panel, letters, accent }: MarkColours,
  { family, faces }: MarkFont = SCREEN_FONT,
): string {
  const mark = tenantMark(name);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">${faces && `<style>${faces}</style>`}<clipPath id="c"><rect width="24" height="24" rx="6"/></clipPath>` +
    `<g clip-path="url(#c)"><rect width="24" height="24" fill="${panel}"/><path d="${mark.accent}" fill="${accent}"/></g>` +
    `<text x="12" y="12" dy=".36em" text-anchor="middle" font-family="${family}" font-weight="700" font-size="${mark.fontSize}" fill="${letters}">${mark.initials}</text></svg>`
  );
}
