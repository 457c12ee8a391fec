import type { Finding } from '../findings/finding';

const DRUG_LINE = /^treatment\.chemotherapy\.drugs\.(\d+)(?:\.|$)/;

export function seriousFindings<F extends Pick<Finding, 'severity'>>(findings: readonly F[]): F[] {
  return findings.filter(({ severity }) => severity === 'serious');
}

/**
 * Returns the serious findings about a drug line. A finding is about the first line among its fields; later ones only
 * explain it, such as the drug that lowers the limit of another.
 */
export function seriousOfLine<F extends Pick<Finding, 'severity' | 'fields'>>(
  findings: readonly F[],
  index: number,
): F[] {
  return seriousFindings(findings).filter(({ fields }) => lineOf(fields) === index);
}

function lineOf(fields: Finding['fields']): number | null {
  const [line] = fields.flatMap((field) => DRUG_LINE.exec(field)?.[1] ?? []);
  return line === undefined ? null : Number(line);
}
