import type { Regimen } from './regimen';

/** What a request is for, as far as it is chosen. */
export interface Requested {
  tumourType: string | null;
  intention: string | null;
}

/** Whether a regimen is published for an intention; null where one of the two says none. */
export function isForIntention({ intentions }: Pick<Regimen, 'intentions'>, intention: string | null): boolean | null {
  if (!intention || intention === 'no_se_indica' || intentions.length === 0) return null;
  return intentions.includes(intention);
}

/** Those of tumour and intention, then those of the tumour, then the others, of which those of the intention first. */
export function inOrderOfFit<Each extends Pick<Regimen, 'tumourType' | 'intentions'>>(
  regimens: readonly Each[],
  { tumourType, intention }: Requested,
): Each[] {
  const placeOf = (regimen: Each) =>
    (regimen.tumourType === tumourType ? 0 : 2) + (isForIntention(regimen, intention) === false ? 1 : 0);
  return [...regimens].sort((one, other) => placeOf(one) - placeOf(other));
}
