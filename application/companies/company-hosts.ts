import { message } from '@aval/domain/validation/fields/message';
import type { Transaction } from '@aval/prisma/scope';
import type { FormIssue } from '../engine/outcomes';

/** Finds a host that belongs to another company, since a host leads to one company only. Source: docs/rules.md 5.1. */
export async function findTakenHost(
  tx: Transaction,
  hosts: readonly string[],
  companyId: number | null,
): Promise<FormIssue | null> {
  const [taken] = await tx.companyHost
    .findMany({ where: { host: { in: [...hosts] } }, orderBy: { host: 'asc' } })
    .then((found) => found.filter((each) => each.companyId !== companyId));
  return taken ? { path: 'hosts', message: message('hostTaken', { host: taken.host }) } : null;
}

export async function setHosts(tx: Transaction, companyId: number, hosts: readonly string[]): Promise<void> {
  await tx.companyHost.deleteMany({ where: { companyId, host: { notIn: [...hosts] } } });
  await tx.companyHost.createMany({ data: hosts.map((host) => ({ host, companyId })), skipDuplicates: true });
}
