import type { CatalogueEntry } from '../entries/catalogue';
import type { CatalogueImport, ImportColumn } from './catalogue-import';
import { CENTER_IMPORT } from './kinds/center-import';
import { CODE_IMPORT } from './kinds/code-import';
import { DRUG_IMPORT } from './kinds/drug-import';
import { PRESENTATION_IMPORT } from './kinds/presentation-import';

const IMPORTED_SUBJECTS = ['drug', 'presentation', 'code', 'center'] as const;
export type ImportedSubject = (typeof IMPORTED_SUBJECTS)[number];

type Use<Result> = <Input extends object, Entry extends CatalogueEntry>(kind: CatalogueImport<Input, Entry>) => Result;

/** Calls `use` with the import of the given catalogue, with its types. */
export function withImport<Result>(subject: ImportedSubject, use: Use<Result>): Result {
  switch (subject) {
    case 'drug':
      return use(DRUG_IMPORT);
    case 'presentation':
      return use(PRESENTATION_IMPORT);
    case 'code':
      return use(CODE_IMPORT);
    case 'center':
      return use(CENTER_IMPORT);
  }
}

/** Column of every catalogue's file with whether an entry is offered; imports do not change it. */
export const VISIBILITY: ImportColumn = { name: 'visibility', label: 'catalogues:filter.hidden' };

export function columnsOfImport(subject: ImportedSubject): readonly ImportColumn[] {
  return [...withImport(subject, ({ columns }) => columns), VISIBILITY];
}
