import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { forActor } from '@aval/prisma/scope';
import { storeUpload } from '../../attachments/store-upload';
import { toDemandSubject } from '../../demand-rows/demand-subject';
import { findDemand } from '../../demand-rows/find-demand';
import type { StoredMedia, Upload } from '../../files/keep-file';
import { type KeepMade, keepNothing } from '../../repetitions/made-under-key';
import type { Services } from '../../services';
import type { CommandPermission } from './command-definition';

/** Permissions of the commands whose forms accept files. */
const BRINGS_FILES: readonly CommandPermission[] = ['demands.decide', 'demands.comment', 'demands.upload'];

export interface UploadForCommandInput {
  demandId: string;
  file: Upload;
}

export type UploadResult =
  | { status: 'stored'; file: StoredMedia }
  | { status: 'invalid'; errors: { file: string } }
  | { status: 'not_found' | 'forbidden' };

/**
 * Stores a file for a command on a demand. It belongs to nothing until the command names it, and is swept when none
 * does.
 */
export async function uploadForCommand(
  services: Services,
  actor: Actor,
  { demandId, file }: UploadForCommandInput,
  keep: KeepMade = keepNothing,
): Promise<UploadResult> {
  const now = services.clock.now();
  const demand = await forActor(services.database, actor).read((tx) => findDemand(tx, actor, demandId, now));
  if (!demand) return { status: 'not_found' };
  const subject = { demand: toDemandSubject(demand, civilDateOf(now)), status: demand.displayStatus as DisplayStatus };
  if (!BRINGS_FILES.some((permission) => can(actor, permission, subject))) return { status: 'forbidden' };
  const stored = await storeUpload(services, actor, { companyId: demand.companyId, demandId }, file, keep);
  if ('refused' in stored) return { status: 'invalid', errors: { file: stored.refused } };
  return { status: 'stored', file: stored.media };
}
