import { focusControl } from './focus-field';

/**
 * Leads to the first wrong field of a form where its value is hidden: the form's library leads to the others, and skips this one. A field's control has
 * the id that the form gives the field.
 */
export function focusHiddenField(form: HTMLFormElement | null, formId: string): void {
  // What is wrong is drawn after the event.
  setTimeout(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong?.id.startsWith(formId) && wrong !== document.activeElement) focusControl(wrong.id);
  });
}
