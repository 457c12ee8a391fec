import { yearNotKept } from './kept-days';
import { message } from './message';
import { readDay } from './readers';

/**
 * Maximum characters of a free text, in UTF-16 units: short enough for a page, a document and a database row.
 * Source: docs/rules.md 8.19; decision 25.
 */
export const LONGEST_TEXT = 10_000;

/** Maximum size of one wizard step as typed, in kilobytes of its JSON. Source: decision 25. */
const KILOBYTES_OF_A_STEP = 200;

/** Maximum unsent drafts of one person. Source: docs/rules.md 8.19; decision 25. */
export const MOST_DRAFTS = 200;

/** Date fields of a form, by the ends of their names. Source: docs/rules.md 3.13. */
const DATE_FIELD =
  /(^|\.)(date|startDate|firstSessionDate|creatinineDate|infusor(Implant|Removal)Date|sessionDates\[\d+\]|sessionDates)$/;

/**
 * Returns the faults that prevent storing a form as typed, by field name: texts that are too long, and dates outside
 * the accepted years. A form that is too long as a whole is reported at its longest text.
 */
export function beyondBounds(form: unknown): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  let longest = { name: '', length: -1 };
  const look = (value: unknown, name: string): void => {
    if (typeof value === 'string') {
      if (value.length > longest.length) longest = { name, length: value.length };
      if (value.length > LONGEST_TEXT) faults[name] = textLong(value.length, LONGEST_TEXT);
      const day = DATE_FIELD.test(name) ? readDay(value) : undefined;
      const wrongYear = day === undefined ? null : yearNotKept(day);
      if (wrongYear !== null) faults[name] = wrongYear;
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const isList = Array.isArray(value);
    for (const [key, item] of Object.entries(value)) {
      look(item, isList ? `${name}[${key}]` : name === '' ? key : `${name}.${key}`);
    }
  };
  look(form, '');
  const over = Math.ceil(bytesOf(JSON.stringify(form)) / 1000) - KILOBYTES_OF_A_STEP;
  if (over > 0) faults[longest.name] ??= message('stepLong', { max: KILOBYTES_OF_A_STEP, over });
  return faults;
}

export function textLong(length: number, max: number): string {
  return message('textLong', { max, over: length - max });
}

/** Length in UTF-8 bytes. */
export function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
