import type { z } from 'zod';
import { OPTIONS } from '../../catalogue/options';
import drugs from '../../reference/drugs.json' with { type: 'json' };
import type { Regimen } from '../../reference/regimen';
import { sessionsOf } from '../../reference/regimen-sessions';
import { fault } from '../fields/fault';
import {
  choice,
  choices,
  countedText,
  decimal,
  type Field,
  field,
  group,
  integer,
  list,
  optionalDecimal,
  optionalGroup,
  optionalIdentifier,
  optionalInteger,
} from '../fields/field';
import { message } from '../fields/message';
import { isEmpty, readText } from '../fields/readers';

/** Drugs that a regimen may have: those of the reference data, so that its lines can be compared. */
export const REGIMEN_DRUGS: readonly { slug: string; name: string; otherNames: readonly string[] }[] = drugs;

const SLUGS = drugs.map(({ slug }) => slug);

/** Longest cycle that the request form accepts, in days. */
const LONGEST_CYCLE = 365;
export const MOST_LINES = 20;
export const CAP_KINDS = ['doseMg', 'gfrMlMin'] as const;

/** Reads "1, 8, 15", "1-14" or an array of numbers; null when the input is no list of days. */
function readDays(input: unknown): number[] | null {
  const parts: unknown[] = Array.isArray(input) ? input : String(readText(input) ?? '').split(/[\s,;]+/);
  const days = new Set<number>();
  for (const part of parts) {
    const [first, last] = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/.exec(String(part))?.slice(1).map(Number) ?? [];
    if (!first || first > LONGEST_CYCLE) return null;
    const until = Number.isNaN(last) || last === undefined ? first : last;
    if (until < first || until > LONGEST_CYCLE) return null;
    for (let day = first; day <= until; day += 1) days.add(day);
  }
  return [...days].sort((one, other) => one - other);
}

function dayList(): Field<number[], string | readonly number[] | null | undefined> {
  return field((input) => {
    const isNothing = isEmpty(input) || (Array.isArray(input) && input.length === 0);
    return isNothing ? fault('required') : (readDays(input) ?? fault('regimenDays', { max: LONGEST_CYCLE }));
  });
}

/** DOI without the characters that would end it in an address or in surrounding text. */
const DOI = /^10\.\d{4,9}\/[^\s?#"'<>]{1,180}$/;

export const regimenLineSchema = group({
  drugSlug: choice(SLUGS),
  /** Empty means "dose missing", which is not 0. */
  dose: optionalDecimal({ min: 0.01, max: 100_000 }),
  doseType: choice(OPTIONS.doseType),
  administration: choice(OPTIONS.administration),
  days: dayList(),
  timesPerDay: integer({ min: 1, max: 6 }),
  fromCycle: integer({ min: 1, max: 99 }),
  toCycle: optionalInteger({ min: 1, max: 99 }),
  cap: optionalGroup({ kind: choice(CAP_KINDS), value: decimal({ min: 0.01, max: 100_000 }) }),
}).superRefine(({ fromCycle, toCycle }, context) => {
  if (fromCycle !== undefined && toCycle != null && toCycle < fromCycle)
    context.addIssue({
      code: 'custom',
      path: ['toCycle'],
      message: message('integerRange', { min: fromCycle, max: 99 }),
    });
});

/**
 * Schema of a regimen from the form or a file; sessions and intervals are derived from its lines. A regimen names a
 * source that readers can look up. Source: docs/rules.md 12.12.
 */
export const regimenSchema = group({
  name: countedText({ min: 3, max: 120, isLine: true }),
  tumourType: choice(OPTIONS.tumourType),
  intentions: choices(OPTIONS.intention),
  cycleLengthDays: integer({ min: 1, max: LONGEST_CYCLE }),
  plannedCycles: optionalInteger({ min: 1, max: 99 }),
  lines: list(regimenLineSchema),
  citation: countedText({ min: 5, max: 300, isLine: true }),
  doi: field((input) => {
    if (isEmpty(input)) return null;
    const doi = (readText(input) ?? '').replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:?\s*)/i, '');
    return DOI.test(doi) ? doi : fault('doi');
  }),
}).superRefine(({ intentions, lines, cycleLengthDays }, context) => {
  const say = (path: (string | number)[], text: string) => context.addIssue({ code: 'custom', path, message: text });
  if (intentions?.length === 0) say(['intentions'], message('choose'));
  if (lines?.length === 0) say(['lines'], message('regimenLines'));
  if (lines && lines.length > MOST_LINES) say(['lines'], message('regimenLinesMany', { max: MOST_LINES }));
  for (const [place, { days }] of (lines ?? []).entries())
    if (cycleLengthDays !== undefined && days?.some((day) => day > cycleLengthDays))
      say(['lines', place, 'days'], message('regimenDays', { max: cycleLengthDays }));
});

export type RegimenInput = z.output<typeof regimenSchema>;

/** Schema of a new regimen, with its permanent owner: without a company it serves all of them. */
export const newRegimenSchema = regimenSchema.safeExtend({ companyId: optionalIdentifier() });

export type NewRegimenInput = z.output<typeof newRegimenSchema>;

/** Returns the stored regimen without its slug. */
export function regimenOf({ cycleLengthDays, citation, doi, ...input }: RegimenInput): Omit<Regimen, 'slug'> {
  return {
    ...input,
    ...sessionsOf(input.lines, cycleLengthDays),
    source: { citation, where: doi === null ? null : `doi ${doi}` },
  };
}

/** Returns the address of a DOI; its characters are escaped, including those accepted before. */
export function addressOfDoi(doi: string): string {
  return `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns the DOI of a source, or null. */
export function doiOf(where: string | null): string | null {
  return /^doi (\S+)$/.exec(where ?? '')?.[1] ?? null;
}
