import type { Actor } from '@aval/domain/access/actor';
import type { Services } from '../../services';
import type { RowIssue } from './catalogue-import';
import { type ImportSummary, type RowChange, type RowKind, summaryOf } from './import-state';
import type { ImportedSubject } from './imports';
import { mayImport } from './may-import';

export interface ImportRow {
  number: number;
  kind: RowKind;
  name: string;
  /** Entry of the catalogue that the row concerns; null for a new one. */
  entryId: number | null;
  hidden: boolean;
  changes: RowChange[];
  issues: RowIssue[];
}

interface ImportPage {
  /** Null for rows of every kind. */
  kind: RowKind | null;
  page: number;
  pageSize: number;
}

/** Returns the state of the actor's import of a catalogue; null when there is none or the actor may not import. */
export async function findImport(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  actor: Actor,
  subject: ImportedSubject,
): Promise<ImportSummary | null> {
  if (!mayImport(actor, subject)) return null;
  const row = await database.catalogueImport.findFirst({ where: { createdById: actor.userId, subject } });
  return row && summaryOf(row, clock);
}

/** Returns rows of the preview of the actor's own import. */
export async function listImportRows(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  { id, kind, page, pageSize }: ImportPage & { id: string },
): Promise<{ rows: ImportRow[]; count: number }> {
  const where = { importId: id, import: { createdById: actor.userId }, ...(kind ? { kind } : {}) };
  const [count, rows] = await Promise.all([
    database.catalogueImportRow.count({ where }),
    database.catalogueImportRow.findMany({
      where,
      orderBy: { number: 'asc' },
      skip: (page - 1) * pageSize,
      take: pageSize,
      select: { number: true, kind: true, name: true, entryId: true, hidden: true, changes: true, issues: true },
    }),
  ]);
  return { rows: rows as unknown as ImportRow[], count };
}
