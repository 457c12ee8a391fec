import { storableName, storableText } from '@aval/domain/validation/fields/storable-text';
import { formatTyped, formatTypedEuros } from '@aval/i18n/format';

/** Value of a form field: text, or lists and groups of it. A draft stores it as typed, valid or not. */
export type Typed = string | Typed[] | { [name: string]: Typed };
export type TypedForm = { [name: string]: Typed };

/** Names in the largest form that a user fills in; longer input does not come from the wizard. */
const MOST_NAMES = 2_000;
/** Nesting of the deepest form: a drug's line in a list in a group. */
const MOST_LEVELS = 8;

/** Reduces form input to what the database can hold: storable names and texts in lists and groups, nothing else. */
export function toStoredForm(sent: unknown): TypedForm {
  let names = 0;
  const read = (value: unknown, level: number): Typed | undefined => {
    names += 1;
    if (names > MOST_NAMES || level > MOST_LEVELS) return undefined;
    if (typeof value === 'string') return storableText(value);
    if (Array.isArray(value))
      return Array.from(value.slice(0, MOST_NAMES), (item: unknown) => read(item, level + 1) ?? '');
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return undefined;
    return readGroup(value, level);
  };
  const readGroup = (group: object, level: number): TypedForm => {
    const pairs = Object.entries(group).map(([name, value]) => [storableName(name), read(value, level + 1)] as const);
    return Object.fromEntries(
      pairs.filter((pair): pair is [string, Typed] => isFieldName(pair[0]) && pair[1] !== undefined),
    );
  };
  return typeof sent === 'object' && sent !== null ? readGroup(sent, 0) : {};
}

/** Rejects names that every object has (`constructor`): every other form would seem to have the field too. */
function isFieldName(name: string): boolean {
  return !(name in Object.prototype);
}

/**
 * Converts typed content (a version, a copy) to what the form would show: "74,2", "on", and nothing for off or empty.
 */
function typedValue(value: unknown): Typed | undefined {
  if (value === null || value === undefined || value === false) return undefined;
  if (value === true) return 'on';
  if (typeof value === 'number') return formatTyped(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((item) => typedValue(item) ?? '');
  return typedGroup(value as Record<string, unknown>);
}

export function typedGroup(group: Readonly<Record<string, unknown>>): TypedForm {
  const typed: TypedForm = {};
  for (const [name, value] of Object.entries(group)) {
    const text = typedValue(value);
    if (text !== undefined) typed[name] = text;
  }
  return typed;
}

/** Converts step 4 to its form: adds missing switches, and turns prices in cents into euros as users type them. */
export function typedTreatment(treatment: Readonly<Record<string, unknown>>): TypedForm {
  const { chemotherapy, radiotherapy, ...switches } = treatment;
  const form = typedGroup(switches);
  if (isGroup(chemotherapy)) {
    form.chemotherapy = typedGroup({ ...chemotherapy, drugs: lines(chemotherapy.drugs).map(withPrice) });
    if (!('chemotherapyOn' in treatment) && isTyped(chemotherapy)) form.chemotherapyOn = 'on';
  }
  const treatments = lines(radiotherapy);
  if (treatments.length > 0) {
    form.radiotherapy = treatments.map((entry) => typedGroup(entry));
    if (!('radiotherapyOn' in treatment) && treatments.some(isTyped)) form.radiotherapyOn = 'on';
  }
  return form;
}

function withPrice({ priceCents, ...line }: Record<string, unknown>): Record<string, unknown> {
  if (line.price !== undefined || typeof priceCents !== 'number') return line;
  return { ...line, price: formatTypedEuros(priceCents) };
}

/**
 * Tells typed content by its numbers: a form that was saved while a part was off has no switch either, but only texts.
 */
function isTyped(group: Record<string, unknown>): boolean {
  return Object.values(group).some((value) => typeof value === 'number');
}

function lines(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isGroup) : [];
}

/** Tells whether a value is a group of fields, as opposed to a text or a list. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
