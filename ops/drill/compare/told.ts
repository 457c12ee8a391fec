import { type FinalAnswer, isAcknowledged, type SentCommand } from '../ledger';
import type { Aftermath } from './aftermath';
import { type Comparison, doubled, type Finding, lost, mismatched } from './finding';

const HAPPENED: ReadonlySet<FinalAnswer> = new Set<FinalAnswer>(['done', 'accepted']);

/** Checks that acknowledged commands, and only those, are in the history. */
export function compareAnswersWithHistories({ commands, entryOf }: Aftermath): Comparison {
  const findings = commands.flatMap((command): Finding[] => {
    const entry = entryOf.get(command.id);
    const name = describe(command);
    if (isAcknowledged(command)) {
      if (!entry) return [lost(`${name}: acknowledged, and not in the history`)];
      if (entry.demandId !== command.demandId) return [mismatched(`${name}: it happened to another demand`)];
      if (!command.answers.every((answer) => HAPPENED.has(answer)))
        return [mismatched(`${name}: told both ${command.answers.join(' and ')}`)];
      return [];
    }
    if (entry) return [mismatched(`${name}: told ${command.answers.join(' and ')}, and it is in the history`)];
    const [answer] = command.answers;
    return answer === undefined || answer === 'unanswered' || answer === 'signed_out' || answer === 'faulty'
      ? [mismatched(`${name}: ended as "${answer ?? 'never answered'}"`)]
      : [];
  });
  return { name: 'answers to users against histories', compared: commands.length, findings };
}

/** Checks that each acknowledged text appears in the histories exactly once, under any sequence number. */
export function compareTexts({ commands, demands }: Aftermath): Comparison {
  const places = new Map<string, number>();
  for (const { history } of demands) {
    for (const { comment } of history) if (comment) places.set(comment, (places.get(comment) ?? 0) + 1);
  }
  const written = commands.filter(({ marker }) => marker !== null);
  const findings = written.flatMap((command): Finding[] => {
    const count = places.get(command.marker ?? '') ?? 0;
    if (count > 1) return [doubled(`${describe(command)}: its text stands in ${count} entries`)];
    return count === 0 && isAcknowledged(command) ? [lost(`${describe(command)}: its text is nowhere`)] : [];
  });
  return { name: 'texts of users against histories', compared: written.length, findings };
}

/** Checks that each entry was sent by a user of the drill or caused by a timer. */
export function compareEntriesWithSenders({ commands, demands }: Aftermath): Comparison {
  const sent = new Set(commands.map(({ id }) => id));
  const entries = demands.flatMap(({ history }) => history);
  const findings = entries
    .filter(({ commandId, actorId }) => actorId !== null && !sent.has(commandId))
    .map(({ demandId, sequence, action }) => mismatched(`${demandId} ${sequence} ${action}: nobody sent it`));
  return { name: 'entries of histories against senders', compared: entries.length, findings };
}

/** Checks that the files of each acknowledged command are stored once, with its history entry. */
export async function compareFiles({ owner, commands, entryOf }: Aftermath): Promise<Comparison> {
  const withFiles = commands.filter((command) => command.files > 0 && isAcknowledged(command));
  const attachments = await owner.attachment.findMany({ where: { commandId: { not: null } } });
  const findings = withFiles.flatMap((command): Finding[] => {
    const found = attachments.filter(({ commandId }) => commandId === command.id);
    if (found.length < command.files) return [lost(`${describe(command)}: its file is not there`)];
    if (found.length > command.files) return [doubled(`${describe(command)}: its file is there ${found.length} times`)];
    const linked = found.every(({ historyId }) => historyId === entryOf.get(command.id)?.id);
    return linked ? [] : [mismatched(`${describe(command)}: its file does not belong to its entry`)];
  });
  return { name: 'files of commands', compared: withFiles.length, findings };
}

export function describe({ kind, id, demandId, email }: SentCommand): string {
  return `${kind} ${id} of ${email} for ${demandId}`;
}
