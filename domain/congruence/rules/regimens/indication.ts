import type { TumourType } from '../../../catalogue/tumour-types';
import indicationsFile from '../../../reference/indications.json' with { type: 'json' };
import { rowsOf } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import { tumourTypeId } from '../../../reference/tumour-type-id';
import { type Basis, checked, notApplicable, notChecked } from '../../basis';
import type { RuleFinding } from '../../findings/finding';
import { nameValue, optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { drugField, firstOfEachDrug, type KnownLine, knownLines } from '../../subject/subject-doses';

/** Row of a drug's indication, for the tumours that it names. */
interface Row {
  drugSlugs: readonly string[];
  tumourTypes: readonly TumourType[];
  source: Source;
}

/** Histologies of which the drug is only given in some, by the type of the tumour in the form. */
interface HistologyRow extends Row {
  requires?: readonly string[];
  excludes?: readonly string[];
  /** Whether a radiotherapy in the request makes the drug right. */
  withoutRadiotherapy?: boolean;
}

/** Intentions for which the drug has no indication. */
interface IntentionRow extends Row {
  intentions: readonly string[];
}

const TUMOUR_ROWS = rowsOf<Row>(indicationsFile, 'tumour');
const HISTOLOGY_ROWS = rowsOf<HistologyRow>(indicationsFile, 'histology');
const INTENTION_ROWS = rowsOf<IntentionRow>(indicationsFile, 'intention');

/**
 * Finds a drug whose label has no indication for the tumour, its histology or the intention, once for each drug. A
 * regimen of the library for the tumour is a use that is known, and a trial may have others. A label may have been
 * extended since, so that it is never more than a warning. Source: the rows of `indications.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  if (!subject.chemotherapy) return [];
  return firstOfEachDrug(knownLines(subject.chemotherapy)).flatMap((line) => {
    const { data: type } = indicationFor(subject, line);
    return type ? (findingOf(subject, line, type) ?? []) : [];
  });
}

/** Returns the tumour for which rows of a line's drug say something. */
export function indicationFor({ chemotherapy, protocol }: Subject, line: KnownLine): Basis<TumourType> {
  const { type } = protocol;
  const ofDrug = [...TUMOUR_ROWS, ...HISTOLOGY_ROWS, ...INTENTION_ROWS].filter((row) => isOfDrug(row, line));
  if (chemotherapy?.isTrial) return notApplicable('trial');
  if (ofDrug.length === 0)
    return line.substance.group === 'supportive' ? notApplicable('supportive') : notChecked('noReference');
  if (!type) return notChecked('noTumour');
  const isSaid = ofDrug.some((row) => TUMOUR_ROWS.includes(row) || row.tumourTypes.includes(type));
  return isSaid ? checked(type) : notChecked('noReference');
}

function findingOf(subject: Subject, line: KnownLine, type: TumourType): RuleFinding | null {
  const field = drugField(line);
  const drug = nameValue(line.substance.name);
  const tumour = TUMOUR_ROWS.find((row) => isOfDrug(row, line) && !row.tumourTypes.includes(type));
  if (tumour && !isInLibrary(subject, line, type)) {
    const values = { drug, given: optionValue('tumourType', type) };
    return { variant: 'tumour', values, fields: [field, 'protocol.type'], sources: [tumour.source] };
  }
  const ofTumour = (row: Row) => isOfDrug(row, line) && row.tumourTypes.includes(type);
  const histology = HISTOLOGY_ROWS.find((row) => ofTumour(row) && isOtherHistology(row, subject));
  if (histology) {
    return {
      variant: 'histology',
      values: { drug },
      fields: [field, 'protocol.markers.tipo'],
      sources: [histology.source],
    };
  }
  const intention = subject.chemotherapy?.intention;
  const row = INTENTION_ROWS.find((each) => ofTumour(each) && intention && each.intentions.includes(intention));
  if (!row || !intention || isInLibrary(subject, line, type, intention)) return null;
  const values = { drug, given: optionValue('intention', intention) };
  return {
    variant: 'intention',
    values,
    fields: [field, 'treatment.chemotherapy.intention'],
    sources: [row.source],
  };
}

function isOfDrug({ drugSlugs }: Row, { substance }: KnownLine): boolean {
  return drugSlugs.includes(substance.slug);
}

/** Whether a regimen of the library gives the drug for the tumour, and with the intention where one is asked for. */
function isInLibrary({ regimens }: Subject, { substance }: KnownLine, type: TumourType, intention?: string): boolean {
  return regimens.some(
    (regimen) =>
      tumourTypeId(regimen.tumourType) === type &&
      (!intention || regimen.intentions.some((each) => each === intention)) &&
      regimen.lines.some(({ drugSlug }) => drugSlug === substance.slug),
  );
}

/** Whether the histology of the form is one in which the drug is not given; never where the form does not say it. */
function isOtherHistology({ requires, excludes, withoutRadiotherapy }: HistologyRow, subject: Subject): boolean {
  const { tipo } = subject.protocol.markers;
  if (typeof tipo !== 'string' || (withoutRadiotherapy && subject.radiotherapy.length > 0)) return false;
  return excludes ? excludes.includes(tipo) : !(requires ?? []).includes(tipo);
}

export const indication = rule({
  id: 'IND-01',
  version: 2,
  variants: ['tumour', 'histology', 'intention'],
  severity: 'warning',
  thresholds: {},
  table: [...TUMOUR_ROWS, ...HISTOLOGY_ROWS, ...INTENTION_ROWS],
  look,
});
