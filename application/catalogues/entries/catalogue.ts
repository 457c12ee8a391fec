import type { Permission } from '@aval/domain/access/permission-matrix';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import type { ChangeFacts } from '../../change-record/change-fields';
import type { ChangeSubject } from '../../change-record/record-change';
import type { FormIssue } from '../../engine/outcomes';
import type { EntryUses } from './entry-uses';

/** What every entry of a catalogue has. */
export interface CatalogueEntry {
  id: number;
  /** Raised with each edit. */
  revision: number;
  /** No longer offered: what named it keeps it. */
  hidden: boolean;
}

/** What differs from one catalogue to the next; what is done with their entries is the same for all. */
export interface Catalogue<Input, Entry extends CatalogueEntry> {
  subject: Extract<ChangeSubject, 'drug' | 'presentation' | 'code' | 'center'>;
  permissions: Readonly<Record<'view' | 'create' | 'edit' | 'delete', Permission>>;
  find(tx: Transaction, id: number): Promise<Entry | null>;
  /** Those after that number, in their order. */
  findAfter(tx: Transaction, id: number, take: number): Promise<Entry[]>;
  /** Nobody else edits, hides or deletes it until the transaction is over. */
  lock(tx: Transaction, id: number, lock: Prisma.Sql): Promise<unknown>;
  insert(tx: Transaction, input: Input): Promise<Entry>;
  /** Writes what was sent, and all that is shown elsewhere and follows from it. */
  update(tx: Transaction, entry: Entry, input: Input): Promise<unknown>;
  /** The next revision: who has a form of the one before is told. */
  raise(tx: Transaction, id: number): Promise<unknown>;
  setHidden(tx: Transaction, id: number, hidden: boolean): Promise<unknown>;
  remove(tx: Transaction, id: number): Promise<unknown>;
  /** What another entry has already, or what it may not name; by the field. */
  findConflict(tx: Transaction, input: Input, entry: Entry | null): Promise<FormIssue | null>;
  countUses(tx: Transaction, id: number): Promise<EntryUses>;
  name(entry: Entry): string;
  /** Null where it serves all companies. */
  companyId(entry: Entry): number | null;
  /** For the record of changes. */
  facts(entry: Entry): ChangeFacts;
}

/** What names it may go on being written meanwhile: a new name is told to many demands. */
export const EDITED = Prisma.sql`FOR NO KEY UPDATE`;
/** Nothing new names it until it is clear whether it goes. */
export const WITHDRAWN = Prisma.sql`FOR UPDATE`;

/** Of two who write the same name or code into a catalogue at once, the second one sees what the first wrote. Source: docs/rules.md 5.20. */
export async function lockCatalogue(tx: Transaction, subject: ChangeSubject): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`catalogue ${subject}`}))`;
}
