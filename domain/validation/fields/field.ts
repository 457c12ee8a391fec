import { z } from 'zod';
import type { CivilDate } from '../../calendar/civil-date';
import { type DateRule, dateReader } from './date-reader';
import { Fault, fault } from './fault';
import { type MessageKey, message } from './message';
import {
  type FieldInput,
  isEmpty,
  isReadEitherWay,
  readFlag,
  readLine,
  readList,
  readNumber,
  readText,
} from './readers';
import { readersLength } from './readers-length';
import { LARGEST_INTEGER } from './row-id';
import { LONGEST_TEXT, textLong } from './text-bounds';

/** Schema that accepts the input as typed. */
export type Field<T, Input = FieldInput> = z.ZodType<T, Input>;

/**
 * Builds a field that converts the input to a value or reports one fault. A fault does not stop the rules of the
 * surrounding object, so that a form reports all its faults at once.
 */
export function field<T, Input = FieldInput>(read: (input: unknown) => T | Fault): Field<T, Input> {
  // optional(): an absent key is read like an empty one.
  return z
    .unknown()
    .optional()
    .transform((input, context): T => {
      const value = read(input);
      if (!(value instanceof Fault)) return value;
      context.issues.push({ code: 'custom', message: value.text, input, continue: true });
      // Never used as a value, since the parse has failed; rules of the surrounding object see undefined.
      return undefined as T;
    }) as unknown as Field<T, Input>;
}

/** Makes a field null when the input is empty. */
function optional<T>(read: (input: unknown) => T | Fault): Field<T | null> {
  return field((input) => (isEmpty(input) ? null : read(input)));
}

function required<T>(read: (input: unknown) => T | Fault, key: MessageKey = 'required'): Field<T> {
  return field((input) => (isEmpty(input) ? fault(key) : read(input)));
}

interface Lines {
  /** Whether the text is a name, which has one line. */
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

/** Trimmed text; lengths in UTF-16 units. */
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
  /** Message for an empty text. */
  missing?: MessageKey;
}

/** Trimmed text whose length is counted as readers do. Source: docs/rules.md 8.21. */
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

/** Below a thousand "28,555" breaks the limits or the decimals, so no message about thousands is needed. */
function reachesThousands(max = Number.POSITIVE_INFINITY): boolean {
  return max >= 1000;
}

function integerReader({ min, max }: NumberLimits) {
  const wrong = max === undefined ? fault('integerMin', { min }) : fault('integerRange', { min, max });
  return (input: unknown): number | Fault => {
    if (isReadEitherWay(input)) return reachesThousands(max) ? fault('thousands') : wrong;
    const read = readNumber(input);
    if (!read || read.decimals > 0) return wrong;
    // A clear number gets the exceeded bound as message, also where the field has no maximum.
    if (max === undefined && read.value > LARGEST_INTEGER) return fault('integerRange', { min, max: LARGEST_INTEGER });
    return read.value < min || read.value > (max ?? LARGEST_INTEGER) ? wrong : read.value;
  };
}

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

/** Number with at most two decimals within limits. */
export function decimal(limits: NumberLimits): Field<number> {
  return required(decimalReader(limits));
}

export function optionalDecimal(limits: NumberLimits): Field<number | null> {
  return optional(decimalReader(limits));
}

/** Required decimal number, or the given word, which says why there is no number. */
export function decimalOr<const Word extends string>(word: Word, limits: NumberLimits): Field<number | Word> {
  const read = decimalReader(limits);
  return required((input) => (input === word ? word : read(input)));
}

/** Amount typed in euros, returned in cents; empty is 0, absent is null. */
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

/** Id of an entry chosen from a list. */
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

/** Any of a set of words, possibly none, in the order of the set. */
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

/** Switch that may be absent, which is null: then another field decides whether it is on. */
export function optionalFlag(): Field<boolean | null> {
  return field((input) => (input === undefined || input === null ? null : (readFlag(input) ?? fault('choose'))));
}

/** Civil date, typed as dd/MM/yyyy or yyyy-MM-dd. */
export function civilDate(...rules: DateRule[]): Field<CivilDate> {
  return required(dateReader(rules));
}

export function optionalCivilDate(...rules: DateRule[]): Field<CivilDate | null> {
  return optional(dateReader(rules));
}

/** Object of fields; an input that is no object is reported as missing. */
export function group<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, { error: message('required') });
}

/** Object of fields that may be absent as a whole: null when none of them is given. */
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

/** List of items; an empty input is an empty list. */
export function list<Item extends z.ZodType>(item: Item): Field<z.output<Item>[], z.input<Item>[] | null | undefined> {
  return z.unknown().optional().transform(readList).pipe(z.array(item)) as unknown as Field<
    z.output<Item>[],
    z.input<Item>[] | null | undefined
  >;
}
