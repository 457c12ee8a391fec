import { announceChange } from '../fields/announce-change';

/** A hidden field with this attribute belongs to a component that follows its events; others hold what their component chose. */
export const FOLLOWS_ITS_FIELD = { 'data-follows-its-field': '' };

type Settable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether `setField` can put something into it: what a component follows by itself, such as a list of ties, it cannot. */
export function isSettableField(form: HTMLFormElement, name: string): boolean {
  return fieldsOf(form, name).length > 0;
}

function fieldsOf(form: HTMLFormElement, name: string): Settable[] {
  return [...form.elements].filter((each): each is Settable => isSettable(each) && each.name === name);
}

/** Puts values into the fields of a name, as if they were typed. False where their component does not let them be put. */
export function setField(form: HTMLFormElement, name: string, values: readonly string[]): boolean {
  const fields = fieldsOf(form, name);
  for (const field of fields) put(field, values);
  return fields.length > 0;
}

function isSettable(field: Element): field is Settable {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return true;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.type === 'hidden' ? field.hasAttribute('data-follows-its-field') : field.type !== 'file';
}

function put(field: Settable, values: readonly string[]): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const isOn = values.includes(field.value) || (field.type === 'checkbox' && values.includes('true'));
    if (field.checked !== isOn && (field.type === 'checkbox' || isOn)) field.click();
    return;
  }
  // React forgets a value that is assigned to a field which it keeps itself, unless the element's own setter is used.
  const owner = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, values.join());
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
  else announceChange(field);
}
