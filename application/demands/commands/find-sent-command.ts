import type { Actor } from '@aval/domain/access/actor';
import type { DemandCommandType } from '@aval/domain/demand/lifecycle/commands';
import { forActor } from '@aval/prisma/scope';
import type { CommandPayload } from '../../engine/command-payload';
import type { Services } from '../../services';

export interface SentEarlier {
  type: DemandCommandType;
  /** Hash of everything that an API client sent; null for a page. */
  sentSha256: string | null;
  /** Media of its files, in the order in which they were sent. */
  mediaIds: readonly string[];
}

/**
 * Finds what the actor has sent to a demand under this id; null when nothing was, "elsewhere" when the id belongs to
 * another command.
 */
export async function findSentCommand(
  services: Services,
  actor: Actor,
  { demandId, commandId }: { demandId: string; commandId: string },
): Promise<SentEarlier | 'elsewhere' | null> {
  return forActor(services.database, actor).read(async (transaction) => {
    const sent = await transaction.demandCommand.findFirst({
      where: { id: commandId },
      select: { type: true, payload: true, demandId: true, actorId: true },
    });
    if (!sent) return null;
    if (sent.demandId !== demandId || sent.actorId !== actor.userId) return 'elsewhere';
    const { sentSha256 } = sent.payload as unknown as CommandPayload;
    const attachments = await transaction.attachment.findMany({
      where: { commandId },
      orderBy: { place: 'asc' },
      select: { mediaId: true },
    });
    const mediaIds = attachments.map(({ mediaId }) => mediaId);
    return { type: sent.type as DemandCommandType, sentSha256, mediaIds };
  });
}
