import { LIFETIME_PRINCIPLES } from '../../clinical/lifetime/principles';
import { plainText } from '../../reading/plain-text';
import drugsFile from '../../reference/drugs.json' with { type: 'json' };

/** A drug as the reference data know it: their tables name it by its slug. */
export interface Substance {
  slug: string;
  name: string;
  /** As the catalogue writes it, in capitals. */
  activePrinciple: string;
  /** Without salt, each of a combination; of an antibody with a drug bound to it, the antibody. */
  principles: readonly string[];
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

/** What a catalogue writes between the principles of a combination. */
const BETWEEN = /\s*[,;/+]\s*/;

/** Whether a catalogue's active principle is this one or has it in combination, its salt or water said or not. */
export function isPrinciple(activePrinciple: string | null, principle: string): boolean {
  const parts = plain(activePrinciple ?? '').split(BETWEEN);
  return parts.some((part) => part.split(/\s/)[0] === plain(principle));
}

/** Acids, bases and water of salts, as the INN writes them in Spanish. */
const SALT = new RegExp(
  `\\s(?:${[
    ...['acetato', 'anhidr[oa]', 'besilato', 'calcic[oa]', 'calcio', 'citrato', 'clorhidrato', 'cloruro', 'dihidrato'],
    ...['dihidrocloruro', 'disodic[oa]', 'disodio', 'ditartrato', 'fosfato', 'fumarato', 'hemihidrato', 'hidrocloruro'],
    ...['hidrogenocitrato', 'maleato', 'mesilato', 'monohidrato', 'sodic[oa]', 'sodio', 'succinato', 'sulfato'],
    ...['tartrato', 'tosilato', 'trihidrato'],
  ].join('|')})$`,
);

function withoutSalt(part: string): string {
  const shorter = part.replace(SALT, '');
  return shorter === part ? part : withoutSalt(shorter);
}

/** Those of a combination in whatever order, without salts. */
function principleOf(activePrinciple: string): string {
  return plain(activePrinciple).split(BETWEEN).map(withoutSalt).sort().join(', ');
}

/** By what a catalogue says that a drug is no plain form of its principle. */
const FORM = /liposom|peg[iy]l|albumin|\bnab\b|nanopart|subcut|\boral|implant|nasal|vesical/;

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
const BY_PRINCIPLE = substancesBy(({ activePrinciple }) => principleOf(activePrinciple));

/**
 * Which substance of the reference data a catalogue's drug is: by its ATC code, without one by its active principle, salt or not.
 * Forms of one principle (liposomal, albumin-bound, subcutaneous, oral) are told apart by their name, then by the line's route,
 * then by how the drug's own name begins; where nothing does, it is none: a rule must not take one for the other.
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
 * The form that a name begins with, a maker's or a strength after it: "Doxorubicina liposomal pegilada Sun". The plain one is
 * that only where neither name nor principle says another form and all are given by one route: a brand's own name tells nothing.
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
 * As which principle a declared exposure to a drug is added up, as `principleKey` calls it; null where no lifetime dose means
 * anything. One that a catalogue writes without code and salt goes by its name.
 */
export function lifetimePrincipleOf(drug: CatalogueDrug): string | null {
  const key = substanceOf(drug, null)?.slug ?? plain(drug.activePrinciple);
  return LIFETIME_PRINCIPLES.includes(key) ? key : null;
}
