import { yearNotKept } from './kept-days';
import { message } from './message';
import { readDay } from './readers';

/** Characters of a free text, in UTF-16 units: short enough for a page, a document and a database row. Source: docs/rules.md 8.19; decision 25. */
export const LONGEST_TEXT = 10_000;

/** Of one step of the wizard as it is typed, in kilobytes of its JSON. Source: decision 25. */
const KILOBYTES_OF_A_STEP = 200;

/** Drafts that one person may have begun and not sent. Source: docs/rules.md 8.19; decision 25. */
export const MOST_DRAFTS = 200;

/** The dates of a form, by the ends of their fields' names. Source: docs/rules.md 3.13. */
const DATE_FIELD =
  /(^|\.)(date|startDate|firstSessionDate|creatinineDate|infusor(Implant|Removal)Date|sessionDates\[\d+\]|sessionDates)$/;

/**
 * What cannot be kept of a form as it was typed, by the name of its field: a text that is too long, a date of a year that the product does not keep. That
 * the whole is too long stands at its longest text.
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

/** The message of a text that has more characters than it may have. */
export function textLong(length: number, max: number): string {
  return message('textLong', { max, over: length - max });
}

/** In UTF-8. */
export function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
