import type { PreviousTreatment } from '../demand/content/content';

export interface LineOfTreatment {
  number: number;
  /** Whether treatments were declared that may have been lines too. */
  mayBeLater: boolean;
}

/** Previous treatments that do not say whether the disease was advanced. */
const UNCLEAR: readonly string[] = ['hormonoterapia_inmunoterapia', 'quimioterapia_dirigida'];

/**
 * Returns the line of a systemic treatment of advanced disease, counted from the declared ones; null if the intention is
 * another one, or if the declared treatments do not tell a first line from a later one.
 */
export function lineOfTreatment(
  intention: string,
  previousTreatments: readonly Pick<PreviousTreatment, 'type'>[],
): LineOfTreatment | null {
  if (intention !== 'paliativo') return null;
  const before = previousTreatments.filter(({ type }) => type === 'avanzado').length;
  const mayBeLater = previousTreatments.some(({ type }) => UNCLEAR.includes(type));
  return before === 0 && mayBeLater ? null : { number: before + 1, mayBeLater };
}
