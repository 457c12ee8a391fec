import { type Device, describeDevice } from '@aval/domain/access/device';
import type { Services } from '../services';
import { FAILURES } from './security-events';

/** Sign-in of the user before the present one. */
export interface LastSignIn {
  at: Date;
  device: Device;
  isApiClient: boolean;
  address: string | null;
  /** Failures on the account between that sign-in and the present one. */
  failures: number;
}

/**
 * Returns the sign-in before the session that asks, so that its owner notices one by somebody else; null for the first
 * one and for one that is not kept any more. Source: docs/rules.md 5.43.
 */
export async function findLastSignIn(
  { database }: Pick<Services, 'database'>,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<LastSignIn | null> {
  const session = await database.userSession.findUnique({
    where: { tokenHash: sessionId },
    select: { createdAt: true },
  });
  if (!session) return null;
  const before = { lt: session.createdAt };
  const last = await database.securityEvent.findFirst({
    where: { userId, kind: 'signed_in', at: before },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { at: true, userAgent: true, isApiClient: true, address: true },
  });
  if (!last) return null;
  const failures = await database.securityEvent.count({
    where: { userId, kind: { in: [...FAILURES] }, at: { gt: last.at, ...before } },
  });
  const { at, userAgent, isApiClient, address } = last;
  return { at, device: describeDevice(userAgent), isApiClient, address, failures };
}
