import { z } from 'zod';
import type { CivilDate } from '../../calendar/civil-date';
import { yearNotKept } from './kept-days';
import { type MessageKey, type MessageParams, message } from './message';
import {
  type FieldInput,
  isEmpty,
  isReadEitherWay,
  readDay,
  readFlag,
  readLine,
  readList,
  readNumber,
  readText,
} from './readers';
import { readersLength } from './readers-length';
import { LARGEST_INTEGER } from './row-id';
import { LONGEST_TEXT, textLong } from './text-bounds';

/** A schema whose input may be as typed. */
export type Field<T, Input = FieldInput> = z.ZodType<T, Input>;

export class Fault {
  constructor(readonly text: string) {}
}

export function fault(key: MessageKey, params?: MessageParams): Fault {
  return new Fault(message(key, params));
}

/**
 * A field that turns what was given into a value or says one thing that is wrong with it. A fault does not stop the rules
 * of the surrounding object, so that all that is wrong with a form is said at once.
 */
export function field<T, Input = FieldInput>(read: (input: unknown) => T | Fault): Field<T, Input> {
  // optional(): a key that is absent is read like an empty one.
  return z
    .unknown()
    .optional()
    .transform((input, context): T => {
      const value = read(input);
      if (!(value instanceof Fault)) return value;
      context.issues.push({ code: 'custom', message: value.text, input, continue: true });
      // Nobody reads this: the parse has failed. Rules of the surrounding object see undefined.
      return undefined as T;
    }) as unknown as Field<T, Input>;
}

/** Makes a field answer null when nothing was given. */
function optional<T>(read: (input: unknown) => T | Fault): Field<T | null> {
  return field((input) => (isEmpty(input) ? null : read(input)));
}

function required<T>(read: (input: unknown) => T | Fault, key: MessageKey = 'required'): Field<T> {
  return field((input) => (isEmpty(input) ? fault(key) : read(input)));
}

interface Lines {
  /** It is a name, and stands on one line. */
  isLine?: boolean;
}

interface TextLimits extends Lines {
  min?: number;
  max?: number;
}

function textReader({ min = 1, max = LONGEST_TEXT, isLine = false }: TextLimits) {
  const read = isLine ? readLine : readText;
  return (input: unknown): string | Fault => {
    const text = read(input);
    if (text === undefined) return fault('required');
    if (text.length < min) return fault('textShort', { min });
    return text.length > max ? new Fault(textLong(text.length, max)) : text;
  };
}

/** Text without blanks at its ends; lengths in UTF-16 units. */
export function text(limits: TextLimits = {}): Field<string> {
  return required(textReader(limits));
}

export function optionalText(limits: TextLimits = {}): Field<string | null> {
  return optional(textReader(limits));
}

interface CountedTextLimits extends Lines {
  min?: number;
  max: number;
}

function countedTextReader({ min = 1, max, isLine = false }: CountedTextLimits) {
  const read = isLine ? readLine : readText;
  return (input: unknown): string | Fault => {
    const text = read(input);
    if (text === undefined) return fault('required');
    const length = readersLength(text, max);
    if (length < min) return fault('textShort', { min });
    return length > max ? new Fault(textLong(length, max)) : text;
  };
}

interface RequiredCountedText extends CountedTextLimits {
  /** What is said of an empty one. */
  missing?: MessageKey;
}

/** Text without blanks at its ends, as long as a reader counts. Source: docs/rules.md 8.21. */
export function countedText({ missing, ...limits }: RequiredCountedText): Field<string> {
  return required(countedTextReader(limits), missing);
}

export function optionalCountedText(limits: CountedTextLimits): Field<string | null> {
  return optional(countedTextReader(limits));
}

interface NumberLimits {
  min: number;
  max?: number;
}

/** Where no thousands fit, "28,555" is a matter of the limits and of too many decimals, not of how thousands are typed. */
function reachesThousands(max = Number.POSITIVE_INFINITY): boolean {
  return max >= 1000;
}

function integerReader({ min, max }: NumberLimits) {
  const wrong = max === undefined ? fault('integerMin', { min }) : fault('integerRange', { min, max });
  return (input: unknown): number | Fault => {
    if (isReadEitherWay(input)) return reachesThousands(max) ? fault('thousands') : wrong;
    const read = readNumber(input);
    if (!read || read.decimals > 0) return wrong;
    // What is plainly a number hears the bound that it breaks, also where the field names none.
    if (max === undefined && read.value > LARGEST_INTEGER) return fault('integerRange', { min, max: LARGEST_INTEGER });
    return read.value < min || read.value > (max ?? LARGEST_INTEGER) ? wrong : read.value;
  };
}

/** A whole number within limits. */
export function integer(limits: NumberLimits): Field<number> {
  return required(integerReader(limits));
}

export function optionalInteger(limits: NumberLimits): Field<number | null> {
  return optional(integerReader(limits));
}

const LARGEST_DECIMAL = 9_999_999.99;

function decimalReader({ min, max }: NumberLimits) {
  const wrong = max === undefined ? fault('decimalMin', { min }) : fault('decimalRange', { min, max });
  return (input: unknown): number | Fault => {
    if (isReadEitherWay(input)) return reachesThousands(max) ? fault('thousands') : wrong;
    const read = readNumber(input);
    if (!read || read.decimals > 2) return wrong;
    if (max === undefined && read.value > LARGEST_DECIMAL) return fault('decimalRange', { min, max: LARGEST_DECIMAL });
    return read.value < min || read.value > (max ?? LARGEST_DECIMAL) ? wrong : read.value;
  };
}

/** A number with at most two decimals within limits. */
export function decimal(limits: NumberLimits): Field<number> {
  return required(decimalReader(limits));
}

export function optionalDecimal(limits: NumberLimits): Field<number | null> {
  return optional(decimalReader(limits));
}

/** A figure, or the one word that says why there is none. */
export function decimalOr<const Word extends string>(word: Word, limits: NumberLimits): Field<number | Word> {
  const read = decimalReader(limits);
  return required((input) => (input === word ? word : read(input)));
}

/** An amount of money in euros as it is typed, in cents; empty is 0, absent is null. */
export function euros(): Field<number | null> {
  const read = decimalReader({ min: 0 });
  return field((input) => {
    if (input === undefined) return null;
    if (isEmpty(input)) return 0;
    const value = read(input);
    return value instanceof Fault ? value : Math.round(value * 100);
  });
}

function readIdentifier(input: unknown): number | Fault {
  const read = readNumber(input);
  return read && read.decimals === 0 && read.value > 0 && read.value <= LARGEST_INTEGER ? read.value : fault('choose');
}

/** The number of a thing that is chosen from a list. */
export function identifier(): Field<number> {
  return required(readIdentifier, 'choose');
}

export function optionalIdentifier(): Field<number | null> {
  return optional(readIdentifier);
}

function choiceReader<T extends string>(options: readonly T[]) {
  return (input: unknown): T | Fault => options.find((option) => option === String(input)) ?? fault('choose');
}

/** One of a set of words. */
export function choice<const T extends string>(options: readonly T[]): Field<T> {
  return required(choiceReader(options), 'choose');
}

export function optionalChoice<const T extends string>(options: readonly T[]): Field<T | null> {
  return optional(choiceReader(options));
}

/** Any of a set of words, none among them, in the order of the set. */
export function choices<const T extends string>(options: readonly T[]): Field<T[]> {
  return field((input) => {
    const chosen = readList(input).map(String);
    const isKnown = chosen.every((each) => (options as readonly string[]).includes(each));
    return isKnown ? options.filter((option) => chosen.includes(option)) : fault('choose');
  });
}

export function flag(): Field<boolean> {
  return field((input) => readFlag(input) ?? fault('choose'));
}

/** A switch that may be absent altogether, which is null: then something else says whether it is on. */
export function optionalFlag(): Field<boolean | null> {
  return field((input) => (input === undefined || input === null ? null : (readFlag(input) ?? fault('choose'))));
}

/** What is wrong with a date that can be read, or null. */
export type DateRule = (date: CivilDate) => Fault | null;

function dateReader(rules: readonly DateRule[]) {
  return (input: unknown): CivilDate | Fault => {
    const date = readDay(input);
    if (date === undefined) return fault('dateInvalid');
    for (const rule of rules) {
      const wrong = rule(date);
      if (wrong) return wrong;
    }
    const wrongYear = yearNotKept(date);
    return wrongYear === null ? date : new Fault(wrongYear);
  };
}

/** A civil date, typed as dd/MM/yyyy or yyyy-MM-dd. */
export function civilDate(...rules: DateRule[]): Field<CivilDate> {
  return required(dateReader(rules));
}

export function optionalCivilDate(...rules: DateRule[]): Field<CivilDate | null> {
  return optional(dateReader(rules));
}

/** An object of fields; what is no object at all is said to be missing. */
export function group<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, { error: message('required') });
}

/** An object of fields that may be absent as a whole: null when none of them is given. */
export function optionalGroup<Shape extends z.ZodRawShape>(shape: Shape) {
  const isAbsent = (input: unknown) =>
    isEmpty(input) || (typeof input === 'object' && input !== null && Object.values(input).every(isEmpty));
  return z
    .unknown()
    .optional()
    .transform((input) => (isAbsent(input) ? null : input))
    .pipe(group(shape).nullable()) as unknown as Field<
    z.output<z.ZodObject<Shape>> | null,
    z.input<z.ZodObject<Shape>> | null | undefined
  >;
}

/** A list of items; nothing given is an empty one. */
export function list<Item extends z.ZodType>(item: Item): Field<z.output<Item>[], z.input<Item>[] | null | undefined> {
  return z.unknown().optional().transform(readList).pipe(z.array(item)) as unknown as Field<
    z.output<Item>[],
    z.input<Item>[] | null | undefined
  >;
}
