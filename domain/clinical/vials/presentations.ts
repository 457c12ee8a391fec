import type { Given } from '../calculation/inputs';
import { TINY } from '../calculation/tolerance';
import type { PresentationForm } from './presentation-form';

/** Presentation as stored in the catalogue. */
export interface PresentationOffer {
  id: number;
  /** Milligrams of one unit: a vial, a tablet, a syringe. */
  strengthMg: Given;
  unitsPerPack: Given;
  /** Price of one pack; 0 means that no price is known (docs/rules.md 8.11). */
  priceCents: Given;
  /** Absent: unknown. */
  form?: PresentationForm | null;
}

/** Presentation that calculations can use. */
export interface Presentation {
  id: number;
  /** Whole micrograms, since strengths have three decimals at most. */
  strengthUg: number;
  unitsPerPack: number;
  /** null where no price is known. */
  packCents: number | null;
}

const UG_PER_MG = 1000;

/** Returns the presentations with a known strength, the strongest first; the given order never matters. */
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

/** Micrograms to cover; a dose that is too high by a floating-point error needs no further vial. */
export function neededUg(doseMg: number): number {
  return Math.ceil(doseMg * UG_PER_MG - TINY);
}

/** Whole micrograms within a dose. */
export function coverableUg(doseMg: number): number {
  return Math.floor(doseMg * UG_PER_MG + TINY);
}

export function toMg(micrograms: number): number {
  return micrograms / UG_PER_MG;
}

export function commonDivisor(numbers: readonly number[]): number {
  const of = (a: number, b: number): number => (b === 0 ? a : of(b, a % b));
  return numbers.reduce((divisor, number) => of(divisor, number), 0);
}

export function commonMultiple(numbers: readonly number[]): number {
  return numbers.reduce((multiple, number) => (multiple / commonDivisor([multiple, number])) * number, 1);
}
