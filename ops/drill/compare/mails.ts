import type { NotificationKey } from '@aval/domain/demand/lifecycle/commands';
import { isMailed, isWorthMailing } from '@aval/domain/demand/timing/mailed-news';
import type { MailBox } from '../mail-box';
import type { Aftermath } from './aftermath';
import { type Comparison, doubled, type Finding, lost, mismatched } from './finding';

/** Checks that each notification that is mailed, recent enough and for a user with mails turned on has exactly one mail. */
export async function compareMailsToSend({ owner }: Aftermath): Promise<Comparison> {
  const people = await owner.userAccount.findMany({ where: { emailNotifications: true } });
  const readers = new Set(people.map(({ id }) => id));
  const now = new Date();
  const told = await owner.notification.findMany({ where: { occasion: '', demandId: { not: null } } });
  const wanted = new Set(
    told
      .filter(({ userId, key }) => readers.has(userId) && isMailed(key as NotificationKey))
      .filter(({ createdAt }) => isWorthMailing(createdAt, now))
      .map(({ demandId, sequence, userId }) => `${demandId} ${sequence}: mail to user ${userId}`),
  );
  const effects = await owner.effect.findMany({ where: { kind: 'mail', occasion: '', demandId: { not: null } } });
  const found = effects.map(
    ({ demandId, sequence, recipient }) => `${demandId} ${sequence}: mail to user ${recipient}`,
  );
  const findings: Finding[] = [
    ...[...wanted].filter((name) => !found.includes(name)).map((name) => lost(`${name} was never to be sent`)),
    ...found.filter((name) => !wanted.has(name)).map((name) => mismatched(`${name}: nobody had to be told`)),
    ...found.filter((name, index) => found.indexOf(name) < index).map((name) => doubled(name)),
  ];
  return { name: 'mails to be sent against notifications', compared: effects.length, findings };
}

/**
 * Checks that each sent mail arrived under its id, or under that of the mail that tells it as well; delivery is "at least
 * once", so duplicates are allowed. A mail that is done with a code was not sent, because its recipient is deactivated or
 * can no longer see the demand.
 */
export async function compareMailsThatCame({ owner }: Aftermath, { arrivals }: MailBox): Promise<Comparison> {
  const effects = await owner.effect.findMany({
    where: { kind: 'mail' },
    select: { id: true, bundleId: true, status: true, lastErrorCode: true },
  });
  const known = new Set(effects.map(({ id }) => id));
  const arrived = new Set([...arrivals.keys()].map((id) => id.replace(/^<|[.@].*$/g, '')));
  const findings: Finding[] = [
    ...effects
      .filter(({ status, lastErrorCode }) => status === 'done' && lastErrorCode === null)
      .filter(({ id, bundleId }) => !arrived.has(bundleId ?? id))
      .map(({ id }) => lost(`mail ${id}: said to be sent, and never came`)),
    ...[...arrived].filter((id) => !known.has(id)).map((id) => mismatched(`mail ${id}: nobody sent it`)),
    ...(arrived.size < arrivals.size ? [doubled(`${arrivals.size} ids for ${arrived.size} mails`)] : []),
  ];
  return { name: 'mails that came, by their ids', compared: arrivals.size, findings };
}
