/** What tells one company's mark from another's beside its colours: its letters and the place of its accent, in a square of 24. */
export interface TenantMark {
  /** One or two capital letters. */
  initials: string;
  /** A path in the accent's colour. */
  accent: string;
  /** Of the letters, in the units of the square. */
  fontSize: number;
}

/** A dot above, a bar below, a folded corner, an edge at the left, a peak: none of them meets the letters. */
const ACCENTS = [
  'M20 2.2a1.9 1.9 0 1 1-.01 0z',
  'M5 19.4h14v1.9H5z',
  'M24 16.6V24h-7.4z',
  'M0 0h2.4v24H0z',
  'M8.6 0h6.8L12 3.6z',
] as const;

/** Words that tell nobody apart: "de", "y", "la". */
const SHORTEST_WORD = 3;

/**
 * A company's mark follows from its name alone: the initials of its first two words that say something, and an accent that companies with the
 * same initials seldom share. Colours are the company's and come on top. Source: look/README.md section 1, "the tenant is a guest".
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

/** The colours that a mark is painted with, as a style sheet writes them. */
export interface MarkColours {
  panel: string;
  letters: string;
  accent: string;
}

/** What the letters are set in where a page's own style sheet does not reach: inside a drawing. */
export interface MarkFont {
  family: string;
  /** `@font-face` rules; a drawing has no other fonts than these and the machine's. */
  faces: string;
}

const SCREEN_FONT: MarkFont = { family: 'Inter Variable,Inter,system-ui,sans-serif', faces: '' };

/** The mark as a drawing of its own, for a page's icon and for paper. */
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
