import { createHash } from 'node:crypto';
import type { Ground } from '../drill-stack';
import type { Aftermath } from './aftermath';
import type { ExpectedEffects } from './effects';
import { type Comparison, doubled, type Finding, lost, mismatched } from './finding';

/** Checks that each requested PDF was rendered exactly once and that its file matches its row. */
export async function compareRenditions(
  { owner }: Aftermath,
  expected: readonly ExpectedEffects[],
  { services }: Ground,
): Promise<Comparison> {
  const renditions = await owner.pdfEdition.findMany({ include: { media: true } });
  const effects = await owner.effect.findMany({ where: { kind: 'document' } });
  const sequenceOf = new Map(effects.map(({ id, sequence }) => [id, sequence]));
  const made = new Map<string, number>();
  const findings: Finding[] = [];
  for (const { demandId, edition, status, failureCode, effectId, media } of renditions) {
    const name = `${demandId} ${sequenceOf.get(effectId)}: rendition "${edition}"`;
    made.set(name, (made.get(name) ?? 0) + 1);
    if (status !== 'ready' || !media) findings.push(mismatched(`${name} is ${status} (${failureCode})`));
    else findings.push(...(await compareFile(services, name, media)));
  }
  const wanted = expected.flatMap(({ each, index, effects: asked }) =>
    asked.flatMap((effect) =>
      effect.kind === 'renderDocument' ? [`${each.demand.id} ${index + 1}: rendition "${effect.edition}"`] : [],
    ),
  );
  for (const name of wanted) if (!made.has(name)) findings.push(lost(`${name} is missing`));
  for (const [name, count] of made) {
    if (count > 1) findings.push(doubled(`${name} was made ${count} times`));
    if (!wanted.includes(name)) findings.push(mismatched(`${name}: nobody asked for it`));
  }
  return { name: 'renditions of documents and their files', compared: renditions.length, findings };
}

async function compareFile(
  { files }: Ground['services'],
  name: string,
  media: { storageKey: string; sha256: string; size: number },
): Promise<Finding[]> {
  try {
    const bytes = await files.getBytes(media.storageKey);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return sha256 === media.sha256 && bytes.length === media.size ? [] : [mismatched(`${name}: its file is another`)];
  } catch {
    return [lost(`${name}: its file is not there`)];
  }
}

/** Checks that all outbox commands and effects are done; mails to deactivated users may be skipped. */
export async function compareDue({ owner, goneIds }: Aftermath): Promise<Comparison> {
  const [outbox, effects] = await Promise.all([owner.outbox.findMany(), owner.effect.findMany()]);
  const findings = [
    ...outbox
      .filter(({ closedAt, lastErrorCode }) => closedAt === null || lastErrorCode !== null)
      .map(({ commandId, lastErrorCode }) => mismatched(`outbox ${commandId}: ${lastErrorCode ?? 'still due'}`)),
    ...effects
      .filter(({ status, recipient }) => status !== 'done' && !(status === 'skipped' && goneIds.has(Number(recipient))))
      .map(({ id, kind, status, lastErrorCode }) => mismatched(`${kind} ${id}: ${status} (${lastErrorCode})`)),
  ];
  return { name: 'what was due', compared: outbox.length + effects.length, findings };
}
