const FIELD = 'input:not([type="hidden"]):not([tabindex="-1"]), select, textarea, [contenteditable="true"]';

function fieldsIn(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(FIELD)].filter(
    (field) => !field.matches(':disabled, [readonly]') && field.checkVisibility(),
  );
}

/** Puts the focus in the first field of a place that can be filled in; false when there is none. */
export function focusFirstField(place: Element | null): boolean {
  const [first] = place ? fieldsIn(place) : [];
  first?.focus({ preventScroll: true });
  return first !== undefined;
}

let isLeading = false;

/** Whether the focus that arrives was led there, and not brought by whoever wants to fill the field in: a list would open over what is said of it. */
export function isFocusLed(): boolean {
  return isLeading;
}

/** Shows the control with this id and puts the focus in it; in a group, in its first field. False when it is not there. */
export function focusControl(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  // As browsers say it of what is hidden until it is found: whoever has folded it away opens it.
  if (!target.checkVisibility()) target.dispatchEvent(new Event('beforematch', { bubbles: true }));
  target.scrollIntoView({ block: 'center' });
  lead(() => {
    if (!target.matches('fieldset') || !focusFirstField(target)) target.focus({ preventScroll: true });
  });
  return true;
}

/** The focus that is moved meanwhile was not brought by whoever fills the field in. */
export function lead(move: () => void): void {
  isLeading = true;
  move();
  isLeading = false;
}

/** Of several controls, the one that stands first on the page. */
export function focusFirstControl(ids: readonly string[]): void {
  const [first] = ids
    .map((id) => document.getElementById(id))
    .filter((control) => control !== null)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  if (first) focusControl(first.id);
}
