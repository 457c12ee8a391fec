import { networkOfAddress } from '@aval/platform/network-of-address';
import { keptUserAgent, requestOrigin } from '@aval/platform/request-origin';
import type { Transaction } from '@aval/prisma/scope';
import type { KindAndDetail } from './security-events';

export type SecurityEvent = KindAndDetail & {
  /** Account concerned; null when the given e-mail has none. */
  userId: number | null;
  /** Company of the account, or of the host when the account has none or is unknown. */
  companyId: number | null;
  /** User who did it to another's account. */
  actorId?: number | null;
  /** The moment of the transaction by default. */
  at?: Date;
};

/**
 * Returns whom and which company an event at a host is about: the account and its company; the host's company where the
 * account belongs to none or the given e-mail has no account.
 */
export function concerned(
  account: { id: number; companyId: number | null } | null,
  hostCompanyId: number,
): Pick<SecurityEvent, 'userId' | 'companyId'> {
  return { userId: account?.id ?? null, companyId: account?.companyId ?? hostCompanyId };
}

/**
 * Records events in the transaction that brings them about, with address and device of the request that is answered
 * (decision 62). Nothing that was typed is recorded: who mistypes an e-mail may type a password there. Source:
 * docs/rules.md 5.41.
 */
export async function recordSecurityEvents(
  tx: Pick<Transaction, 'securityEvent'>,
  events: readonly SecurityEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const origin = originColumns();
  await tx.securityEvent.createMany({ data: events.map((event) => ({ ...event, ...origin })) });
}

function originColumns() {
  const origin = requestOrigin();
  if (!origin) return {};
  const network = networkOfAddress(origin.address);
  return {
    // An IPv4 address is its own network, also when a dual-stack socket shows it as IPv6.
    address: network.endsWith('/64') ? origin.address : network,
    network,
    userAgent: keptUserAgent(origin.userAgent),
    isApiClient: origin.isApiClient,
  };
}
