import { LIFETIME_PRINCIPLES } from '../../clinical/lifetime/principles';
import { plainText } from '../../reading/plain-text';
import drugsFile from '../../reference/drugs.json' with { type: 'json' };

/** Drug of the reference data, whose tables refer to it by slug. */
export interface Substance {
  slug: string;
  name: string;
  /** Brand and everyday names. */
  otherNames: readonly string[];
  /** Active principle as catalogues write it, in capitals. */
  activePrinciple: string;
  /** Principles without salt, each one of a combination; for an antibody-drug conjugate, the antibody. */
  principles: readonly string[];
  atcCode: string | null;
  /** Usual type of dose. */
  dosage: string;
  /** Usual route, which tells forms of one principle apart. */
  administration: string;
  group: string;
  class: string;
}

/** Drug of a catalogue, which may have been imported from elsewhere. */
export interface CatalogueDrug {
  name: string;
  activePrinciple: string;
  atcCode: string | null;
}

const SUBSTANCES = drugsFile as readonly Substance[];

/** Returns a drug by its slug; null where the reference data lack it. */
export function substanceNamed(slug: string): Substance | null {
  return SUBSTANCES.find((substance) => substance.slug === slug) ?? null;
}

/** Normalises spelling, so that entries of two catalogues compare equal. */
const plain = (text: string): string => plainText(text).trim();

/** Separators between the principles of a combination in a catalogue. */
const BETWEEN = /\s*[,;/+]\s*/;

/** Whether a catalogue's active principle is this one or a combination with it, with or without salt or water. */
export function isPrinciple(activePrinciple: string | null, principle: string): boolean {
  const parts = plain(activePrinciple ?? '').split(BETWEEN);
  return parts.some((part) => part.split(/\s/)[0] === plain(principle));
}

/** Acids, bases and water of salts, as the INN writes them in Spanish. */
const SALT = new RegExp(
  `\\s(?:${[
    'acetato',
    'anhidr[oa]',
    'besilato',
    'calcic[oa]',
    'calcio',
    'camsilato',
    'citrato',
    'clorhidrato',
    'cloruro',
    'dihidrato',
    'dihidrocloruro',
    'dimaleato',
    'dimetilsulfoxido',
    'disodic[oa]',
    'disodio',
    'ditartrato',
    'esilato',
    'fosfato',
    'fumarato',
    'hemifumarato',
    'hemihidrato',
    'hidrato',
    'hidrocloruro',
    'hidrogenocitrato',
    'malato',
    'maleato',
    'mesilato',
    'monohidrato',
    'sodic[oa]',
    'sodio',
    'succinato',
    'sulfato',
    'tartrato',
    'tosilato',
    'trihidrato',
  ].join('|')})$`,
);

function withoutSalt(part: string): string {
  const shorter = part.replace(SALT, '');
  return shorter === part ? part : withoutSalt(shorter);
}

/** Sorts the principles of a combination and removes salts, so that order and salts do not matter. */
function principleOf(activePrinciple: string): string {
  return plain(activePrinciple).split(BETWEEN).map(withoutSalt).sort().join(', ');
}

/** Words by which a catalogue marks a drug as another form than the plain one. */
const FORM = /liposom|peg[iy]l|albumin|\bnab\b|nanopart|subcut|\boral|implant|nasal|vesical|tecal/;

function substancesBy(keyOf: (substance: Substance) => string | null): ReadonlyMap<string, readonly Substance[]> {
  const found = new Map<string, Substance[]>();
  for (const substance of SUBSTANCES) {
    const key = keyOf(substance);
    if (key !== null) found.set(key, [...(found.get(key) ?? []), substance]);
  }
  return found;
}

// Indexed once: the cycles of a patient look up the same few drugs hundreds of times.
const BY_ATC_CODE = substancesBy(({ atcCode }) => atcCode);
const BY_PRINCIPLE = substancesBy(({ activePrinciple }) => principleOf(activePrinciple));

/**
 * Finds the reference drug for a catalogue's drug: by its ATC code, otherwise by its active principle with or without
 * salt. Forms of one principle (liposomal, albumin-bound, subcutaneous, oral) are told apart by name, then by the
 * line's route, then by how the drug's name begins. Otherwise null, since a rule must not mistake one form for another.
 * Source: docs/rules.md 12.5.
 */
export function substanceOf(drug: CatalogueDrug, administration: string | null): Substance | null {
  const same = drug.atcCode ? BY_ATC_CODE.get(drug.atcCode) : BY_PRINCIPLE.get(principleOf(drug.activePrinciple));
  if (!same) return null;
  if (same.length === 1) return same[0] ?? null;
  const named = same.filter(({ name }) => plain(name) === plain(drug.name));
  if (named.length === 1) return named[0] ?? null;
  const routed = same.filter((substance) => substance.administration === administration);
  if (routed.length === 1) return routed[0] ?? null;
  return begunWith(drug, routed.length > 0 ? routed : same);
}

/**
 * Finds the form whose name the drug's name begins with, followed by a maker or a strength: "Doxorubicina liposomal
 * pegilada Sun". The plain form is taken only where neither name nor principle mentions another form and all forms have
 * one route, because a brand name identifies no form.
 */
function begunWith({ name, activePrinciple }: CatalogueDrug, forms: readonly Substance[]): Substance | null {
  const begun = forms.filter((form) => `${plain(name)} `.startsWith(`${plain(form.name)} `));
  const special = begun.filter((form) => !isPlain(form));
  if (special.length > 0) return special.length === 1 ? (special[0] ?? null) : null;
  const isByOneRoute = new Set(forms.map(({ administration }) => administration)).size === 1;
  if (!isByOneRoute || FORM.test(plain(`${name} ${activePrinciple}`))) return null;
  const [found] = begun;
  return found && principleOf(activePrinciple) === principleOf(found.activePrinciple) ? found : null;
}

function isPlain({ name, activePrinciple }: Substance): boolean {
  return plain(name) === principleOf(activePrinciple);
}

/**
 * Returns the principle to which a declared exposure is added, as `principleKey` names it; null where no lifetime dose
 * is tracked. A principle that the catalogue gives without code or salt is looked up by its name.
 */
export function lifetimePrincipleOf(drug: CatalogueDrug): string | null {
  const key = substanceOf(drug, null)?.slug ?? plain(drug.activePrinciple);
  return LIFETIME_PRINCIPLES.includes(key) ? key : null;
}
