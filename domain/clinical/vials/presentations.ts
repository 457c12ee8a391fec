import type { Given } from '../calculation/inputs';
import { TINY } from '../calculation/tolerance';
import type { PresentationForm } from './presentation-form';

/** A presentation of the catalogue, as it is kept there. */
export interface PresentationOffer {
  id: number;
  /** Milligrams of one unit: a vial, a tablet, a syringe. */
  strengthMg: Given;
  unitsPerPack: Given;
  /** Of one pack; 0 says that no price is known (docs/rules.md 8.11). */
  priceCents: Given;
  /** Absent: not known. */
  form?: PresentationForm | null;
}

/** One that can be reckoned with. */
export interface Presentation {
  id: number;
  /** Whole micrograms, since strengths have three decimals at most. */
  strengthUg: number;
  unitsPerPack: number;
  /** null where no price is known. */
  packCents: number | null;
}

const UG_PER_MG = 1000;

/** Those whose strength is known, the strongest first; the order in which they were given never matters. */
export function readPresentations(offers: readonly PresentationOffer[]): Presentation[] {
  return offers
    .flatMap((offer): Presentation[] => {
      const strengthUg = Math.round(Number(offer.strengthMg ?? 0) * UG_PER_MG);
      if (!(strengthUg > 0) || !Number.isSafeInteger(strengthUg)) return [];
      return [
        {
          id: offer.id,
          strengthUg,
          unitsPerPack: naturalOr(offer.unitsPerPack, 1) ?? 1,
          packCents: naturalOr(offer.priceCents, null),
        },
      ];
    })
    .sort((a, b) => b.strengthUg - a.strengthUg || a.unitsPerPack - b.unitsPerPack || a.id - b.id);
}

function naturalOr(value: Given, otherwise: number | null): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : otherwise;
}

/** Micrograms that have to be covered; a dose that is a binary fraction too high needs no further vial. */
export function neededUg(doseMg: number): number {
  return Math.ceil(doseMg * UG_PER_MG - TINY);
}

/** The whole micrograms within a dose. */
export function coverableUg(doseMg: number): number {
  return Math.floor(doseMg * UG_PER_MG + TINY);
}

export function toMg(micrograms: number): number {
  return micrograms / UG_PER_MG;
}

/** The largest number that divides all of them. */
export function commonDivisor(numbers: readonly number[]): number {
  const of = (a: number, b: number): number => (b === 0 ? a : of(b, a % b));
  return numbers.reduce((divisor, number) => of(divisor, number), 0);
}

/** The smallest number that each of them divides. */
export function commonMultiple(numbers: readonly number[]): number {
  return numbers.reduce((multiple, number) => (multiple / commonDivisor([multiple, number])) * number, 1);
}
