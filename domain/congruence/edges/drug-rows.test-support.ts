import drugsFile from '../../reference/drugs.json' with { type: 'json' };
import labelFile from '../../reference/label-doses.json' with { type: 'json' };
import type { DrawnLine } from './drawn-request.test-support';

/** Returns a line of a drug by its usual route, in a dose that no row calls reduced. */
export function lineOf(slug: string, given: Partial<Omit<DrawnLine, 'drug'>> = {}): DrawnLine {
  const drug = drugsFile.find((each) => each.slug === slug);
  const type = given.type ?? drug?.dosage ?? 'MG';
  const doses = labelFile.filter(({ drugSlug, doseType }) => drugSlug === slug && doseType === type);
  const dose = given.dose ?? Math.max(1, ...doses.map((row) => row.dose)) * 2;
  return { drug: slug, type, route: given.route ?? drug?.administration ?? 'INTRAVENOUS', dose };
}
