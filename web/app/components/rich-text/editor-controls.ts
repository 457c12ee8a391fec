import type { Editor } from '@tiptap/react';

/** Controls required by the specification, in its order; groups are separated by a line. */
export const CONTROL_GROUPS = [
  ['title'],
  ['bold', 'italic', 'underline', 'strike'],
  ['undo', 'redo'],
  ['link'],
  ['orderedList', 'bulletList'],
  ['quote', 'code'],
  ['clear'],
] as const;

export type Control = (typeof CONTROL_GROUPS)[number][number];
export const CONTROLS: readonly Control[] = CONTROL_GROUPS.flat();

/** Keyboard shortcuts of the controls; Ctrl stands for the command key on a Mac. */
export const KEYS: Readonly<Partial<Record<Control, string>>> = {
  title: 'Ctrl+Alt+2',
  bold: 'Ctrl+B',
  italic: 'Ctrl+I',
  underline: 'Ctrl+U',
  strike: 'Ctrl+Shift+S',
  undo: 'Ctrl+Z',
  redo: 'Ctrl+Shift+Z',
  link: 'Ctrl+K',
  orderedList: 'Ctrl+Shift+7',
  bulletList: 'Ctrl+Shift+8',
  quote: 'Ctrl+Shift+B',
  code: 'Ctrl+Alt+C',
};

/** Editor commands of the controls, except the link, which asks for its address first. */
export const ACTIONS: Readonly<Record<Exclude<Control, 'link'>, (editor: Editor) => void>> = {
  title: (editor) => void editor.commands.toggleHeading({ level: 2 }),
  bold: (editor) => void editor.commands.toggleBold(),
  italic: (editor) => void editor.commands.toggleItalic(),
  underline: (editor) => void editor.commands.toggleUnderline(),
  strike: (editor) => void editor.commands.toggleStrike(),
  undo: (editor) => void editor.commands.undo(),
  redo: (editor) => void editor.commands.redo(),
  orderedList: (editor) => void editor.commands.toggleOrderedList(),
  bulletList: (editor) => void editor.commands.toggleBulletList(),
  quote: (editor) => void editor.commands.toggleBlockquote(),
  code: (editor) => void editor.commands.toggleCodeBlock(),
  clear: (editor) => void editor.chain().unsetAllMarks().clearNodes().run(),
};

/** Mark or node of the controls that can be on or off. */
const STATES: Readonly<Partial<Record<Control, string>>> = {
  title: 'heading',
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strike',
  link: 'link',
  orderedList: 'orderedList',
  bulletList: 'bulletList',
  quote: 'blockquote',
  code: 'codeBlock',
};

export interface ControlState {
  /** Null for a control that acts once. */
  isOn: boolean | null;
  isOff: boolean;
}

/** Returns the state of each control at the current selection. */
export function controlStates(editor: Editor): Record<Control, ControlState> {
  const states = CONTROLS.map((control): [Control, ControlState] => {
    const name = STATES[control];
    const isOn = name === undefined ? null : editor.isActive(name);
    const isOff = (control === 'undo' && !editor.can().undo()) || (control === 'redo' && !editor.can().redo());
    return [control, { isOn, isOff }];
  });
  return Object.fromEntries(states) as Record<Control, ControlState>;
}
