import { storableName, storableText } from '@aval/domain/validation/fields/storable-text';
import { formatTyped, formatTypedEuros } from '@aval/i18n/format';

/** What a form holds: text, lists and groups of it. A draft keeps it so, whether it is valid or not. */
export type Typed = string | Typed[] | { [name: string]: Typed };
export type TypedForm = { [name: string]: Typed };

/** The largest form that somebody fills in; what is longer is not from the wizard. */
const MOST_NAMES = 2_000;
/** The deepest one has a drug's line in a list in a group. */
const MOST_LEVELS = 8;

/** What a form sent, as it may lie in the database: names and texts that it can hold, nothing else but lists and groups. */
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

/** What every object has (`constructor`) is no field: another form would seem to have it too. */
function isFieldName(name: string): boolean {
  return !(name in Object.prototype);
}

/** Content with its types (a version, a copy) as the form would show it: "74,2", "on", nothing for what is off or empty. */
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

/** Step 4: what has no switches of the form yet gets them, and prices in cents become euros as they are typed. */
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

/** A form that was saved while a part was off has no switch; content that was never in a form has numbers. */
function isTyped(group: Record<string, unknown>): boolean {
  return Object.values(group).some((value) => typeof value === 'number');
}

function lines(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isGroup) : [];
}

/** A group of fields, and neither a text nor a list. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
