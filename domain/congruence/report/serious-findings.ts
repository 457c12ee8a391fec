import type { Finding } from '../findings/finding';

/** Lists of a request whose entries findings are about. */
const ENTRIES = {
  drug: /^treatment\.chemotherapy\.drugs\.(\d+)(?:\.|$)/,
  radiotherapy: /^treatment\.radiotherapy\.(\d+)(?:\.|$)/,
};

export interface TreatmentEntry {
  of: keyof typeof ENTRIES;
  index: number;
}

export function seriousFindings<F extends Pick<Finding, 'severity'>>(findings: readonly F[]): F[] {
  return findings.filter(({ severity }) => severity === 'serious');
}

/**
 * Returns the serious findings about a drug line or a radiotherapy. A finding is about the first one among its fields;
 * later ones only explain it, such as the drug that lowers the limit of another.
 */
export function seriousOfEntry<F extends Pick<Finding, 'severity' | 'fields'>>(
  findings: readonly F[],
  { of, index }: TreatmentEntry,
): F[] {
  return seriousFindings(findings).filter(({ fields }) => indexOf(fields, ENTRIES[of]) === index);
}

function indexOf(fields: Finding['fields'], entry: RegExp): number | null {
  const [index] = fields.flatMap((field) => entry.exec(field)?.[1] ?? []);
  return index === undefined ? null : Number(index);
}
