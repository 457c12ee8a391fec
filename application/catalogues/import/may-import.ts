import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { type ImportedSubject, withImport } from './imports';

/** An import both creates and edits entries, so it needs both permissions. */
export function mayImport({ role }: Actor, subject: ImportedSubject): boolean {
  return withImport(
    subject,
    ({ catalogue: { permissions } }) => roleMay(role, permissions.create) && roleMay(role, permissions.edit),
  );
}
