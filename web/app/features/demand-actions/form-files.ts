/** A file of a dialog travels as `file-<row>`, its description as `file-<row>-description`. */
const FILE_NAME = /^file-(\d{1,3})$/;

export function fileInputName(row: number): string {
  return `file-${row}`;
}

export function fileDescriptionName(row: number): string {
  return `file-${row}-description`;
}

export interface FormFile<Content = File> {
  row: number;
  file: Content | null;
  description: string;
}

/** The row of the file that travels under this name. */
export function fileRow(name: string): number | null {
  const row = FILE_NAME.exec(name)?.[1];
  return row === undefined ? null : Number(row);
}

/** The rows of files in a form, those that are still empty included. */
export function filesOf(form: FormData): FormFile[] {
  return [...form.entries()].flatMap(([name, value]) => {
    const row = fileRow(name);
    if (row === null) return [];
    const file = value instanceof File && value.size > 0 ? value : null;
    return [{ row, file, description: String(form.get(fileDescriptionName(row)) ?? '') }];
  });
}

/** Everything else of a form. */
export function fieldsOf(form: FormData): Record<string, string> {
  const entries = [...form.entries()].filter(([name]) => !name.startsWith('file-'));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
