import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { forActor } from '@aval/prisma/scope';
import { recordChange } from '../change-record/record-change';
import type { QueryOf } from '../lists/plain-list';
import type { Services } from '../services';
import { browseWholeLibrary } from './browse-regimens';
import { findRegimen } from './regimen-columns';
import { shortSlug } from './regimen-slugs';
import { writeRegimens } from './regimen-yaml';
import { type REGIMENS_LIST, takenAlong } from './regimens-list';

/** File name and content. */
export interface RegimenFile {
  name: string;
  text: string;
}

/**
 * Exports the regimens of one scope that match the query as a file, and records who exported it. Null when `takenAlong`
 * allows no file or the actor may not see the list. Source: docs/rules.md 12.13.
 */
export async function exportRegimens(
  services: Services,
  actor: Actor,
  listed: QueryOf<typeof REGIMENS_LIST>,
): Promise<RegimenFile | null> {
  const query = takenAlong(listed, actor.companyId);
  if (!query) return null;
  const found = await browseWholeLibrary(services, actor, query);
  if (!found) return null;
  await forActor(services.database, actor).run((tx) =>
    recordChange(tx, actor, {
      subject: 'regimen',
      subjectId: 0,
      companyId: actor.companyId,
      name: 'regimen',
      action: 'export',
      before: null,
      after: { filters: { ...query.filters }, rowCount: found.rows.length },
    }),
  );
  return { name: 'regimens', text: writeRegimens(found.rows.map(({ content }) => content)) };
}

/** Exports the latest version of a regimen as a file. Null when the actor sees none. */
export async function exportRegimen({ database }: Services, actor: Actor, id: number): Promise<RegimenFile | null> {
  if (!roleMay(actor.role, 'regimens.view')) return null;
  const entry = await forActor(database, actor).read((tx) => findRegimen(tx, actor, id));
  return entry && { name: shortSlug(entry.content.slug), text: writeRegimens([entry.content]) };
}
