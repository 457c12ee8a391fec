import type { Actor } from '@aval/domain/access/actor';
import type { Services } from '../../services';
import type { VersionDocument } from './demand-detail';
import { toDocument } from './detail-parts';
import { DOCUMENT } from './detail-select';
import { findViewable, VIEW_SELECT } from './find-viewable';

export interface DocumentStates {
  /** Documents by version number, newest rendition first. */
  documents: Record<number, VersionDocument[]>;
}

/** Returns the state of a demand's documents without their content. Null when the actor may not view the demand. */
export async function listDocuments(
  services: Services,
  actor: Actor,
  { demandId }: { demandId: string },
): Promise<DocumentStates | null> {
  const select = { ...VIEW_SELECT, versions: { select: { number: true, documents: DOCUMENT } } } as const;
  const found = await findViewable(services, actor, demandId, (demands, where) => demands.findFirst({ where, select }));
  if (!found) return null;
  return {
    documents: Object.fromEntries(
      found.demand.versions.map(({ number, documents }) => [number, documents.map(toDocument).reverse()]),
    ),
  };
}
