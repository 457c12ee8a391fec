import { type Fault, fault } from './fault';
import { type Field, field } from './field';
import { identifierKey, isNationalId } from './identity';
import { isEmpty, readList, readText } from './readers';
import { LARGEST_INTEGER } from './row-id';

/** Maximum centers, and maximum doctors, of one person. */
const MOST_NAMED = 20;

/** Telephone number of 9 to 12 characters, stored without blanks, dots and dashes. */
export function phone(): Field<string> {
  return field((input) => {
    if (isEmpty(input)) return fault('required');
    const number = (readText(input) ?? '').replace(/[\s.()-]/g, '');
    return /^\+?\d+$/.test(number) && number.length >= 9 && number.length <= 12 ? number : fault('phone');
  });
}

type ListInput = readonly unknown[] | string | number | null | undefined;

/** Several DNI or NIE, without duplicates; the message names an invalid one. */
export function nationalIds(): Field<string[], ListInput> {
  return field((input) => {
    const texts = readList(input).flatMap((item) => (isEmpty(item) ? [] : (readText(item) ?? '')));
    const numbers = [...new Set(texts.map(identifierKey))];
    const wrong = texts.find((text) => !isNationalId(identifierKey(text)));
    if (wrong !== undefined) return fault('nationalIds', { text: wrong.slice(0, 20) });
    return atMost(numbers);
  });
}

/** Several center ids, without duplicates. */
export function centerIds({ needed }: { needed: boolean }): Field<number[], ListInput> {
  return field((input) => {
    const ids = [...new Set(readList(input).flatMap((item) => (isEmpty(item) ? [] : Number(item))))];
    if (ids.some((id) => !Number.isInteger(id) || id < 1 || id > LARGEST_INTEGER)) return fault('choose');
    return needed && ids.length === 0 ? fault('centersRequired') : atMost(ids);
  });
}

function atMost<Item>(items: Item[]): Item[] | Fault {
  return items.length > MOST_NAMED ? fault('namedTooMany', { max: MOST_NAMED }) : items;
}
