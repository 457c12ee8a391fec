import { announceChange } from '../fields/announce-change';

/**
 * Attribute of a hidden field whose component listens to its events; other hidden fields only hold their component's
 * choice.
 */
export const FOLLOWS_ITS_FIELD = { 'data-follows-its-field': '' };

type Settable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Attribute of a field that keeps the choice as a difference to the stored values and so follows another user's save by
 * itself.
 */
export const KEEPS_A_DIFFERENCE = { 'data-keeps-a-difference': '' };

export function keepsDifference(form: HTMLFormElement, name: string): boolean {
  return [...form.elements].some(
    (each) => each instanceof HTMLInputElement && each.name === name && each.hasAttribute('data-keeps-a-difference'),
  );
}

/** Sets the values of all fields with the name, as if typed. Returns false when the component does not allow it. */
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
  // React ignores a value assigned to a controlled field unless the prototype's native setter is used.
  const owner = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, values.join());
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
  else announceChange(field);
}
