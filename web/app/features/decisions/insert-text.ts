import { announceChange } from '../../components/fields/announce-change';

/** Inserts a paragraph at the cursor, or at the end of a field that was never focused; existing text stays. */
export function insertText(area: HTMLTextAreaElement | null, text: string): void {
  if (!area) return;
  const { value, selectionEnd } = area;
  const at = selectionEnd === 0 ? value.length : selectionEnd;
  const [before, after] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()];
  const inserted = [before, text].filter(Boolean).join('\n');
  area.value = [inserted, after].filter(Boolean).join('\n');
  area.setSelectionRange(inserted.length, inserted.length);
  announceChange(area);
  area.focus();
}
