import type { Regimen } from './regimen';

/** Tumour and intention of a request, as far as they are chosen. */
export interface Requested {
  tumourType: string | null;
  intention: string | null;
}

/** Whether a regimen is published for an intention; null where one of the two states none. */
export function isForIntention({ intentions }: Pick<Regimen, 'intentions'>, intention: string | null): boolean | null {
  if (!intention || intention === 'no_se_indica' || intentions.length === 0) return null;
  return intentions.includes(intention);
}

/**
 * Sorts regimens: those for tumour and intention, those for the tumour, then others, among which those for the
 * intention come first.
 */
export function inOrderOfFit<Each extends Pick<Regimen, 'tumourType' | 'intentions'>>(
  regimens: readonly Each[],
  { tumourType, intention }: Requested,
): Each[] {
  const placeOf = (regimen: Each) =>
    (regimen.tumourType === tumourType ? 0 : 2) + (isForIntention(regimen, intention) === false ? 1 : 0);
  return [...regimens].sort((one, other) => placeOf(one) - placeOf(other));
}
