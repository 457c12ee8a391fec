import { LIFETIME_PRINCIPLES } from '../../clinical/lifetime/principles';
import { plainText } from '../../reading/plain-text';
import drugsFile from '../../reference/drugs.json' with { type: 'json' };

/** A drug as the reference data know it: their tables name it by its slug. */
export interface Substance {
  slug: string;
  name: string;
  /** As the catalogue writes it, in capitals. */
  activePrinciple: string;
  atcCode: string | null;
  /** The type of dose that is usual. */
  dosage: string;
  /** The route that is usual, which tells forms of one principle apart. */
  administration: string;
  group: string;
  class: string;
}

/** A drug of a catalogue, which may have been imported from elsewhere. */
export interface CatalogueDrug {
  name: string;
  activePrinciple: string;
  atcCode: string | null;
}

const SUBSTANCES = drugsFile as readonly Substance[];

/** One by its slug; null for one that the reference data do not have. */
export function substanceNamed(slug: string): Substance | null {
  return SUBSTANCES.find((substance) => substance.slug === slug) ?? null;
}

/** So that two catalogues write it alike. */
const plain = (text: string): string => plainText(text).trim();

/** Whether a catalogue's active principle is this one, its salt or water said or not. */
export function isPrinciple(activePrinciple: string | null, principle: string): boolean {
  return plain(activePrinciple ?? '').split(/[\s,]/)[0] === plain(principle);
}

function substancesBy(keyOf: (substance: Substance) => string | null): ReadonlyMap<string, readonly Substance[]> {
  const found = new Map<string, Substance[]>();
  for (const substance of SUBSTANCES) {
    const key = keyOf(substance);
    if (key !== null) found.set(key, [...(found.get(key) ?? []), substance]);
  }
  return found;
}

// A patient's cycles ask hundreds of times for the same few.
const BY_ATC_CODE = substancesBy(({ atcCode }) => atcCode);
const BY_PRINCIPLE = substancesBy(({ activePrinciple }) => plain(activePrinciple));

/**
 * Which substance of the reference data a catalogue's drug is: by its ATC code, without one by its active principle. Forms of
 * one principle (liposomal, albumin-bound, subcutaneous, oral) are told apart by their name, then by the line's route; where
 * neither does, it is none: a rule must not take one for the other. Source: docs/rules.md 12.5.
 */
export function substanceOf(drug: CatalogueDrug, administration: string | null): Substance | null {
  const same = drug.atcCode ? BY_ATC_CODE.get(drug.atcCode) : BY_PRINCIPLE.get(plain(drug.activePrinciple));
  if (!same) return null;
  if (same.length === 1) return same[0] ?? null;
  const named = same.filter(({ name }) => plain(name) === plain(drug.name));
  if (named.length === 1) return named[0] ?? null;
  const routed = same.filter((substance) => substance.administration === administration);
  return routed.length === 1 ? (routed[0] ?? null) : null;
}

/**
 * As which principle a declared exposure to a drug is added up, as `principleKey` calls it; null where no lifetime dose means
 * anything. One that a catalogue writes without code and salt goes by its name.
 */
export function lifetimePrincipleOf(drug: CatalogueDrug): string | null {
  const key = substanceOf(drug, null)?.slug ?? plain(drug.activePrinciple);
  return LIFETIME_PRINCIPLES.includes(key) ? key : null;
}
