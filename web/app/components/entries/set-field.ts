import { announceChange } from '../fields/announce-change';

/** A hidden field with this attribute belongs to a component that follows its events; others hold what their component chose. */
export const FOLLOWS_ITS_FIELD = { 'data-follows-its-field': '' };

type Settable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Of a field that keeps what is chosen as a difference to what is stored: it follows what somebody else has stored by itself. */
export const KEEPS_A_DIFFERENCE = { 'data-keeps-a-difference': '' };

export function keepsDifference(form: HTMLFormElement, name: string): boolean {
  return [...form.elements].some(
    (each) => each instanceof HTMLInputElement && each.name === name && each.hasAttribute('data-keeps-a-difference'),
  );
}

/** Puts values into the fields of a name, as if they were typed. False where their component does not let them be put. */
export function setField(form: HTMLFormElement, name: string, values: readonly string[]): boolean {
  const fields = [...form.elements].filter((each): each is Settable => isSettable(each) && each.name === name);
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
