import { storableName, storableText } from '@aval/domain/validation/fields/storable-text';

/**
 * Limits far above any form of ours. Parsing time grows with the square of the repeats, with the depth of names and
 * with all list places, including empty ones; together these limits keep the worst case at some milliseconds.
 */
export const FIELD_LIMITS = {
  pairs: 3_000,
  /** Repeats of one name, as for a list of checkboxes. */
  repeats: 200,
  nameLength: 200,
  /** `chemotherapy.drugs[0].presentations[1].price` has six. */
  levels: 8,
} as const;

/** Names that conform reads as instructions in JSON; no page of ours sends them. */
const INSTRUCTIONS = new Set(['__intent__', '__state__']);

/**
 * Collects the fields of a form from any reader, and throws the error response for a form that no page of ours sends.
 */
export class SentFields {
  readonly form = new FormData();
  private pairs = 0;
  private readonly repeats = new Map<string, number>();
  private places = 0;
  private readonly lengths = new Map<string, number>();

  add(sentName: string, text: string): void {
    this.pairs += 1;
    if (this.pairs > FIELD_LIMITS.pairs) throw new Response(null, { status: 413 });
    if (sentName.length > FIELD_LIMITS.nameLength) throw new Response(null, { status: 400 });
    const name = storableName(sentName);
    if (INSTRUCTIONS.has(name)) return;
    const repeats = (this.repeats.get(name) ?? 0) + 1;
    this.repeats.set(name, repeats);
    this.countPlaces(name);
    const isOrdinary =
      repeats <= FIELD_LIMITS.repeats && levelsOf(name) <= FIELD_LIMITS.levels && this.places <= FIELD_LIMITS.pairs;
    if (!isOrdinary) throw new Response(null, { status: 400 });
    this.form.append(name, storableText(text));
  }

  /**
   * Counts list places: `drugs[7]` makes a list of eight. Forms of ours have no gaps, so they have at most as many
   * places as pairs.
   */
  private countPlaces(name: string): void {
    for (const { 1: number, index } of name.matchAll(/\[(\d+)\]/g)) {
      const list = name.slice(0, index);
      const before = this.lengths.get(list) ?? 0;
      const length = Math.max(before, Number(number) + 1);
      this.lengths.set(list, length);
      this.places += length - before;
    }
  }
}

function levelsOf(name: string): number {
  return name.match(/[^.[\]]+/g)?.length ?? 0;
}
