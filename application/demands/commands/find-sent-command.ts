import type { Actor } from '@aval/domain/access/actor';
import type { DemandCommandType } from '@aval/domain/demand/lifecycle/commands';
import { forActor } from '@aval/prisma/scope';
import type { CommandPayload, VersionSnapshot } from '../../engine/command-payload';
import type { Services } from '../../services';

export interface SentEarlier {
  type: DemandCommandType;
  /** The version that it makes; null for a command that makes none. */
  content: VersionSnapshot['content'] | null;
}

/** What the actor has sent to a demand under this id before; null when it was nothing, and "elsewhere" when the id is that of another command. */
export async function findSentCommand(
  services: Services,
  actor: Actor,
  { demandId, commandId }: { demandId: string; commandId: string },
): Promise<SentEarlier | 'elsewhere' | null> {
  const sent = await forActor(services.database, actor).read((transaction) =>
    transaction.demandCommand.findFirst({
      where: { id: commandId },
      select: { type: true, payload: true, demandId: true, actorId: true },
    }),
  );
  if (!sent) return null;
  if (sent.demandId !== demandId || sent.actorId !== actor.userId) return 'elsewhere';
  const { snapshot } = sent.payload as unknown as CommandPayload;
  return { type: sent.type as DemandCommandType, content: snapshot?.content ?? null };
}
