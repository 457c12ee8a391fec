import { cssColour } from '@aval/application/access/css-colour';
import { tenantMark, tenantMarkSvg } from '@aval/domain/access/tenant-mark';
import { embeddedFontFaces, FONT_STACK } from '../browser/fonts';
import type { DocumentModel, DocumentTenant } from '../model';
import { withoutControlCharacters } from './layout';
import type { Words } from './words';

const INK = '#161d22';
const QUIET = '#535e66';
const HAIRLINE = '.2mm solid #c7cdd1';

/**
 * Returns header and footer of every page as margin boxes: part of the page, so they share its fonts, but not read by
 * screen readers.
 */
export function pageFrame(model: DocumentModel, { t, instant }: Words): string {
  const { tenant, version, edition } = model;
  const rule = `.35mm solid ${brandColour(tenant)}`;
  // The side boxes meet in the middle; a small overlap keeps their rules free of a gap.
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

/** Limits the tenant's colour to a legible range, by the same rule as on the screens. */
function brandColour({ primaryColor }: DocumentTenant): string {
  return `oklch(from ${cssColour(primaryColor)} min(l,.5) min(c,.15) h)`;
}

/** Returns the tenant's logo, or the mark drawn from its name, in its colours as on the screens. */
function markOf(tenant: DocumentTenant): string {
  if (tenant.logo) return `data:${tenant.logo.mediaType};base64,${tenant.logo.base64}`;
  const colours = {
    panel: `oklch(from ${cssColour(tenant.secondaryColor)} min(l,.3) min(c,.09) h)`,
    letters: '#fff',
    accent: `oklch(from ${cssColour(tenant.tertiaryColor)} clamp(.6,l,.82) min(c,.15) h)`,
  };
  // An image cannot use the page's fonts, and the printing machine may have none.
  const faces = embeddedFontFaces(tenantMark(tenant.name).initials);
  const svg = tenantMarkSvg(tenant.name, colours, { family: FONT_STACK, faces });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function font(weight: number, size: string, colour: string): string {
  return `box-sizing:border-box;font:${weight} ${size} ${FONT_STACK};font-variant-numeric:tabular-nums;color:${colour};white-space:pre`;
}

/** Returns a CSS string with every special character escaped; text longer than `longest` ends in an ellipsis. */
function text(value: string, longest = Number.POSITIVE_INFINITY): string {
  const characters = [...withoutControlCharacters(value).replace(/[\n\t]/g, ' ')];
  const fitting = characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('');
  const escaped = fitting.replace(
    /[^\p{L}\p{N} .,:·-]/gu,
    (character) => `\\${character.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped}"`;
}
