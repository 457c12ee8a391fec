import { isAcknowledged } from '../ledger';
import type { Aftermath } from './aftermath';
import { type Comparison, type Finding, lost } from './finding';
import { describe } from './told';

/**
 * Checks that text typed in the wizard is in the version submitted from it. When several users write in one wizard, later text of
 * another user counts too.
 */
export async function compareTyped({ owner, commands, typed }: Aftermath): Promise<Comparison> {
  const sent = commands.filter((command) => command.typed !== null && isAcknowledged(command));
  const versions = await owner.demandVersion.findMany({
    where: { commandId: { in: sent.map(({ id }) => id) } },
    select: { commandId: true, content: true },
  });
  const contentOf = new Map(versions.map(({ commandId, content }) => [commandId, JSON.stringify(content)]));
  const findings = sent.flatMap((command): Finding[] => {
    const content = contentOf.get(command.id);
    if (content === undefined) return [lost(`${describe(command)}: it made no version`)];
    const since = typed.slice(typed.findIndex(({ text }) => text === command.typed));
    const texts = since.filter(({ demandId }) => demandId === command.demandId).map(({ text }) => text);
    return texts.some((text) => content.includes(text)) ? [] : [lost(`${describe(command)}: its words are nowhere`)];
  });
  return { name: 'words of the wizard against versions', compared: sent.length, findings };
}
