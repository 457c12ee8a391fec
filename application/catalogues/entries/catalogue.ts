import type { Permission } from '@aval/domain/access/permission-matrix';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { ChangeFacts } from '../../change-record/change-fields';
import type { ChangeSubject } from '../../change-record/change-subjects';
import type { FormIssue } from '../../engine/outcomes';
import type { EntryUses } from './entry-uses';

/** Fields that entries of all catalogues have. */
export interface CatalogueEntry {
  id: number;
  /** Incremented by each edit. */
  revision: number;
  /** A hidden entry is not offered for choice; records that refer to it keep it. */
  hidden: boolean;
}

/** Operations that differ between catalogues; the use cases on entries are shared by all. */
export interface Catalogue<Input, Entry extends CatalogueEntry> {
  subject: Extract<ChangeSubject, 'drug' | 'presentation' | 'code' | 'center'>;
  permissions: Readonly<Record<'view' | 'create' | 'edit' | 'delete', Permission>>;
  find(tx: Transaction, id: number): Promise<Entry | null>;
  /** Returns the entries with greater ids, in ascending order. */
  findAfter(tx: Transaction, id: number, take: number): Promise<Entry[]>;
  /** Locks the entry until the transaction ends. */
  lock(tx: Transaction, id: number, lock: Prisma.Sql): Promise<unknown>;
  insert(tx: Transaction, input: Input): Promise<Entry>;
  /** Writes the input and updates copies of it in other tables. */
  update(tx: Transaction, entry: Entry, input: Input): Promise<unknown>;
  /** Increments the revision, so that forms with the previous one are answered with `stale`. */
  raise(tx: Transaction, id: number): Promise<unknown>;
  setHidden(tx: Transaction, id: number, hidden: boolean): Promise<unknown>;
  remove(tx: Transaction, id: number): Promise<unknown>;
  /** Finds a value that another entry already has, or a reference that is not allowed. */
  findConflict(tx: Transaction, input: Input, entry: Entry | null): Promise<FormIssue | null>;
  countUses(tx: Transaction, id: number): Promise<EntryUses>;
  name(entry: Entry): string;
  /** Null when the entry serves all companies. */
  companyId(entry: Entry): number | null;
  /** Values for the change log. */
  facts(entry: Entry): ChangeFacts;
}

/**
 * Lock for edits: rows that refer to the entry can still be inserted meanwhile, since a new name may be copied to many
 * demands.
 */
export const EDITED = Prisma.sql`FOR NO KEY UPDATE`;
/** Lock for deletion: no new row can refer to the entry until it is decided whether it is deleted. */
export const WITHDRAWN = Prisma.sql`FOR UPDATE`;

/**
 * Serialises writers of a catalogue, so that the second one sees a name or code that the first wrote. Source:
 * docs/rules.md 5.20.
 */
export async function lockCatalogue(tx: Transaction, subject: ChangeSubject): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`catalogue ${subject}`}))`;
}
