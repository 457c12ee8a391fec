import type { Locator } from '@playwright/test';
import { expect } from '../support/test';

/** Pause between keys, in ms, of a fast typist. */
const BETWEEN_KEYS = { delay: 25 };

/** Replaces the content of a field by typing the text key by key. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  if ((await field.inputValue()) !== '') await field.press('Delete');
  await field.pressSequentially(text, BETWEEN_KEYS);
}

/** Replaces the character at `index`. Moves the caret with arrow keys, because in an open list Home and End select options. */
export async function mendAt(field: Locator, index: number, character: string): Promise<void> {
  const caret = await field.page().evaluate<number>('document.activeElement.selectionStart');
  const key = caret > index ? 'ArrowLeft' : 'ArrowRight';
  for (let steps = Math.abs(caret - index); steps > 0; steps -= 1) await field.press(key);
  await field.press('Delete');
  await field.page().keyboard.type(character, BETWEEN_KEYS);
}

/** Types a text with one wrong character, then corrects it, and checks the field's value after both steps. */
export async function expectTyped(field: Locator, text: string, index: number): Promise<void> {
  const wrong = text[index] === '1' ? '2' : '1';
  const mistyped = text.slice(0, index) + wrong + text.slice(index + 1);
  await typeInto(field, mistyped);
  await expect(field).toHaveValue(mistyped);
  await mendAt(field, index, text[index] ?? '');
  await expect(field).toHaveValue(text);
}
