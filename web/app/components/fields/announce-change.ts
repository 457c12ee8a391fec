/**
 * Dispatches the events for a changed hidden input: assigning a value fires none, and the form's validation and
 * autosave rely on them.
 */
export function announceChange(input: HTMLInputElement | HTMLTextAreaElement | null): void {
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}
