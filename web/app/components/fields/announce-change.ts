/**
 * Tells the form that a hidden input has another value: assigning it makes no event, and the form's validation and
 * autosave listen for events.
 */
export function announceChange(input: HTMLInputElement | HTMLTextAreaElement | null): void {
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}
