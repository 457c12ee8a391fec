const FIELD = 'input:not([type="hidden"]):not([tabindex="-1"]), select, textarea, [contenteditable="true"]';

function fieldsIn(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(FIELD)].filter(
    (field) => !field.matches(':disabled, [readonly]') && field.checkVisibility(),
  );
}

/** Focuses the first editable field of an element; returns false when there is none. */
export function focusFirstField(place: Element | null): boolean {
  const [first] = place ? fieldsIn(place) : [];
  first?.focus({ preventScroll: true });
  return first !== undefined;
}

let isLeading = false;

/**
 * Returns whether the current focus was moved by `lead` instead of the user; in that case a list must not open over the
 * field's message.
 */
export function isFocusLed(): boolean {
  return isLeading;
}

/**
 * Scrolls to the control with this id and focuses it, or the first field of a group. Returns false when it is not on
 * the page.
 */
export function focusControl(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  // Browsers fire `beforematch` before revealing content found by search; collapsed sections listen for it to open.
  if (!target.checkVisibility()) target.dispatchEvent(new Event('beforematch', { bubbles: true }));
  target.scrollIntoView({ block: 'center' });
  lead(() => {
    if (!target.matches('fieldset') || !focusFirstField(target)) target.focus({ preventScroll: true });
  });
  return true;
}

/** Moves the focus by script, so that `isFocusLed` is true meanwhile. */
export function lead(move: () => void): void {
  isLeading = true;
  move();
  isLeading = false;
}

/** Returns the ids of the controls that the page has, in its order. */
export function inOrderOfPage(ids: readonly string[]): string[] {
  return ids
    .map((id) => document.getElementById(id))
    .filter((control) => control !== null)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ id }) => id);
}

/** Focuses the control that comes first on the page. */
export function focusFirstControl(ids: readonly string[]): void {
  const [first] = inOrderOfPage(ids);
  if (first !== undefined) focusControl(first);
}
