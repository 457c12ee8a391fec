/** Form fields of an uploaded file: its id is `file-<row>`, its description `file-<row>-description`. */
const FILE_NAME = /^file-(\d{1,3})$/;

export function fileInputName(row: number): string {
  return `file-${row}`;
}

export function fileDescriptionName(row: number): string {
  return `file-${row}-description`;
}

export interface FormFile {
  row: number;
  /** Empty until the file is uploaded. */
  mediaId: string;
  description: string;
}

/** Returns the file rows of a form. */
export function filesOf(form: FormData): FormFile[] {
  return [...form.entries()].flatMap(([name, value]) => {
    const row = FILE_NAME.exec(name)?.[1];
    if (row === undefined) return [];
    const description = String(form.get(fileDescriptionName(Number(row))) ?? '');
    return [{ row: Number(row), mediaId: String(value), description }];
  });
}

/** Returns all fields but those of files. */
export function fieldsOf(form: FormData): Record<string, string> {
  const entries = [...form.entries()].filter(([name]) => !name.startsWith('file-'));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
