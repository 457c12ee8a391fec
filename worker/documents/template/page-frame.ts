import { FONT_STACK } from '../fonts';
import type { DocumentModel, DocumentTenant } from '../model';
import { withoutControlCharacters } from './layout';
import type { Words } from './words';

const INK = '#161d22';
const QUIET = '#535e66';
const HAIRLINE = '.2mm solid #c7cdd1';

/**
 * Head and foot of every page, in the margins of the paper: they are part of the same page as the text, so they have its fonts, and they
 * are no part of what a screen reader reads.
 */
export function pageFrame(model: DocumentModel, { t, instant }: Words): string {
  const { tenant, version, edition } = model;
  const rule = `.35mm solid ${brandColour(tenant)}`;
  // The boxes at the sides meet in the middle; a little overlap keeps their rules from showing a gap.
  const left = 'width:118mm';
  const right = 'width:62.3mm;margin-left:-.3mm;text-align:right';
  const head = `height:11.5mm;margin-top:13mm;margin-bottom:5.5mm;vertical-align:top;border-bottom:${rule};${font(600, '10pt/1.2', INK)}`;
  const underHead = `width:80mm;height:4mm;margin-bottom:8.2mm;vertical-align:top;${font(400, '7.5pt/1.3', QUIET)}`;
  const foot = 'height:6.5mm;margin-top:5.5mm;margin-bottom:10mm;vertical-align:bottom';
  const first = `${t('confidential')}     ${t('createdAt', { instant: instant(edition.madeAt) })}`;
  return `@page{size:A4;margin:30mm 15mm 22mm;
@top-left{content:${text(tenant.name, 48)};${left};padding-left:11mm;background:url("${markOf(tenant)}") left top/8mm 8mm no-repeat;${head}}
@top-right{content:${text(model.reference, 26)};${right};${head}}
@top-left-corner{content:${text(tenant.slogan, 62)};margin-right:-91mm;text-align:left;${underHead}}
@top-right-corner{content:${text(t('edition', { version: version.number, edition: edition.number }))};margin-left:-80mm;text-align:right;${underHead}}
@bottom-left{content:${text(first)};${left};border-top:${HAIRLINE};${foot};${font(400, '7.25pt/1.3', QUIET)}}
@bottom-right{content:${text(t('page.before'))} counter(page) ${text(t('page.between'))} counter(pages);${right};border-top:${HAIRLINE};${foot};${font(500, '7.25pt/1.3', INK)}}
}`;
}

/** The tenant's colour within the limits that keep it legible; the same rule as on the screens. */
function brandColour({ primaryColor }: DocumentTenant): string {
  return `oklch(from ${hexColour(primaryColor)} min(l,.5) min(c,.15) h)`;
}

/** The tenant's logo, or Aval's mark in its colours. */
function markOf(tenant: DocumentTenant): string {
  if (tenant.logo) return `data:${tenant.logo.mediaType};base64,${tenant.logo.base64}`;
  const panel = `oklch(from ${hexColour(tenant.secondaryColor)} min(l,.3) min(c,.09) h)`;
  const spot = `oklch(from ${hexColour(tenant.tertiaryColor)} clamp(.6,l,.82) min(c,.15) h)`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><rect width="24" height="24" rx="6" fill="${panel}"/><g transform="translate(4 4) scale(.6667)" fill="none" stroke="#fff" stroke-width="2"><circle cx="12" cy="12" r="8.5"/><path d="M12 3.5c4.4 4.6 4.4 12.4 0 17"/><circle cx="12" cy="3.6" r="2.4" fill="${spot}" stroke="none"/></g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** A colour that is no colour must not become a style sheet. */
function hexColour(colour: string): string {
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour : '#0b6285';
}

function font(weight: number, size: string, colour: string): string {
  return `box-sizing:border-box;font:${weight} ${size} ${FONT_STACK};font-variant-numeric:tabular-nums;color:${colour};white-space:pre`;
}

/** A CSS string in which no character means anything but itself; what is too long for its box ends in an ellipsis. */
function text(value: string, longest = Number.POSITIVE_INFINITY): string {
  const characters = [...withoutControlCharacters(value).replace(/[\n\t]/g, ' ')];
  const fitting = characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('');
  const escaped = fitting.replace(
    /[^\p{L}\p{N} .,:·-]/gu,
    (character) => `\\${character.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped}"`;
}
