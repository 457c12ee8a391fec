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

/**
 * Exports the latest version of a regimen as a file, and records who exported it. Null when the actor sees none.
 * Source: docs/rules.md 12.13.
 */
export async function exportRegimen({ database }: Services, actor: Actor, id: number): Promise<RegimenFile | null> {
  if (!roleMay(actor.role, 'regimens.view')) return null;
  return forActor(database, actor).run(async (tx) => {
    const entry = await findRegimen(tx, actor, id);
    if (!entry) return null;
    const { companyId, content } = entry;
    await recordChange(tx, actor, {
      subject: 'regimen',
      subjectId: id,
      companyId,
      name: content.name,
      action: 'export',
      before: null,
      after: { rowCount: 1 },
    });
    return { name: shortSlug(content.slug), text: writeRegimens([content]) };
  });
}
