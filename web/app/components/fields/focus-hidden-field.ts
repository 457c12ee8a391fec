import { focusControl } from './focus-field';

/**
 * Focuses the first invalid field whose value is in a hidden input: conform focuses the other fields but skips this
 * one. The control has the id that conform gives to the field.
 */
export function focusHiddenField(form: HTMLFormElement | null, formId: string): void {
  // Waits until the errors are rendered.
  setTimeout(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong?.id.startsWith(formId) && wrong !== document.activeElement) focusControl(wrong.id);
  });
}
