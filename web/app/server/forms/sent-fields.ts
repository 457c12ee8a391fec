import { storableName, storableText } from '@aval/domain/validation/fields/storable-text';

/**
 * What the forms of all pages stay below by far. The time to read a form grows with the square of its repeats, with the depth of its names and with all
 * places of its lists, the empty ones too: together these bounds keep the worst one to some milliseconds.
 */
export const FIELD_LIMITS = {
  pairs: 3_000,
  /** Of one name, as a list of boxes sends it. */
  repeats: 200,
  nameLength: 200,
  /** `chemotherapy.drugs[0].presentations[1].price` has six. */
  levels: 8,
} as const;

/** Names that the library for forms takes for its own instructions, as JSON; no page of ours sends any. */
const INSTRUCTIONS = new Set(['__intent__', '__state__']);

/** Collects the texts of a form while it is read, by whatever reader, and throws the answer to one that no page of ours sends. */
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

  /** `drugs[7]` makes a list of eight, whatever else is in it. A page of ours leaves no place empty, so that it has no more places than pairs. */
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
