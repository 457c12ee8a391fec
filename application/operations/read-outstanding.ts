import type { AccountMailKey } from '@aval/domain/access/account-mails';
import { type Fault, faultsOf } from '@aval/domain/demand/faults';
import { BUNDLE_WAIT_MS } from '@aval/domain/demand/timing/mailed-news';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
import { EFFECT_KINDS, type EffectKind } from '../effects/effect-kinds';

export interface OutboxReport {
  waiting: number;
  /** ISO instant; null when nothing waits. */
  oldestAt: string | null;
  mostAttempts: number;
  /** Error of the entry with the most attempts. */
  lastErrorCode: string | null;
  /** Oldest entries. */
  entries: OutboxWaiting[];
  reminderChanges: ReminderChangesWaiting;
}

/** Changes of companies' reminder settings that have not reached their demands yet. */
export interface ReminderChangesWaiting {
  waiting: number;
  /** ISO instant; null when nothing waits. */
  oldestAt: string | null;
}

export interface OutboxWaiting {
  id: number;
  demandId: string;
  reference: string;
  createdAt: string;
  attempts: number;
  lastErrorCode: string | null;
}

export interface EffectReport {
  kind: EffectKind;
  due: number;
  /** Due effects that have waited for long, beyond the time for which a mail waits to be bundled. */
  late: number;
  /** ISO instant since which the oldest one waits. */
  oldestAt: string | null;
  failed: number;
  /** Latest failures. */
  failures: EffectFailure[];
}

export interface EffectFailure {
  id: string;
  /** Null for a mail about an account. */
  demand: { id: string; reference: string } | null;
  /** Key of a mail about an account. */
  mailKey: AccountMailKey | null;
  code: string | null;
  failedAt: string | null;
  /** Name of the person who should get the mail. */
  recipientName: string | null;
}

export interface MarkedFault extends Fault {
  /** ISO instant since when; null for faults older than the column. */
  since: string | null;
}

export interface MarkedDemand {
  id: string;
  reference: string;
  companyName: string;
  /** ISO instant of the divergence; null when only a command, clock or reminder has stopped. */
  divergedAt: string | null;
  faults: MarkedFault[];
}

export interface DemandFigures {
  /** Demands that wait for a person. */
  active: number;
  /** Sent demands with the clock of the next cycle running. */
  onClock: number;
  /** Demands whose clock is more than five minutes overdue. */
  overdue: number;
  marked: number;
}

const SHOWN = 20;
const LATE_AFTER_MS = 5 * 60 * 1000;

export async function readOutbox(tx: Transaction): Promise<OutboxReport> {
  const waiting = { closedAt: null };
  const { _count, _min } = await tx.outbox.aggregate({ where: waiting, _count: true, _min: { createdAt: true } });
  const reminderChanges = await readReminderChanges(tx);
  if (_count === 0) {
    return { waiting: 0, oldestAt: null, mostAttempts: 0, lastErrorCode: null, entries: [], reminderChanges };
  }
  const most = await tx.outbox.findFirst({ where: waiting, orderBy: { attempts: 'desc' } });
  const entries = await tx.outbox.findMany({
    where: waiting,
    orderBy: { createdAt: 'asc' },
    take: SHOWN,
    include: { demand: { select: { reference: true } } },
  });
  return {
    waiting: _count,
    oldestAt: _min.createdAt?.toISOString() ?? null,
    mostAttempts: most?.attempts ?? 0,
    lastErrorCode: most?.lastErrorCode ?? null,
    entries: entries.map(({ id, demandId, demand, createdAt, attempts, lastErrorCode }) => ({
      id,
      demandId,
      reference: demand.reference,
      attempts,
      lastErrorCode,
      createdAt: createdAt.toISOString(),
    })),
    reminderChanges,
  };
}

async function readReminderChanges(tx: Transaction): Promise<ReminderChangesWaiting> {
  const { _count, _min } = await tx.reminderChange.aggregate({
    where: { closedAt: null },
    _count: true,
    _min: { createdAt: true },
  });
  return { waiting: _count, oldestAt: _min.createdAt?.toISOString() ?? null };
}

/** Moment from which an effect is due: a mail of a bundle waits for others first. */
const DUE_SINCE = Prisma.sql`(requested_at + CASE WHEN bundle_id IS NULL THEN interval '0' ELSE make_interval(secs => ${BUNDLE_WAIT_MS / 1000}) END)`;

interface EffectFigures {
  kind: string;
  due: number;
  late: number;
  oldestAt: Date | null;
  failed: number;
}

export async function readEffects(tx: Transaction, now: Date): Promise<EffectReport[]> {
  const figures = await tx.$queryRaw<EffectFigures[]>`
    SELECT ${selected<EffectFigures>({
      kind: Prisma.sql`kind`,
      due: Prisma.sql`count(*) FILTER (WHERE status = 'due')::int`,
      failed: Prisma.sql`count(*) FILTER (WHERE status = 'failed')::int`,
      late: Prisma.sql`count(*) FILTER (WHERE status = 'due' AND ${DUE_SINCE} < ${lateBefore(now)})::int`,
      oldestAt: Prisma.sql`min(${DUE_SINCE}) FILTER (WHERE status = 'due' AND ${DUE_SINCE} <= ${now})`,
    })}
    FROM effect WHERE status IN ('due', 'failed') GROUP BY kind`;
  const reports: EffectReport[] = [];
  for (const kind of EFFECT_KINDS) {
    const found = figures.find((each) => each.kind === kind);
    const { due = 0, late = 0, failed = 0, oldestAt = null } = found ?? {};
    const failures = failed === 0 ? [] : await readFailures(tx, kind);
    reports.push({ kind, due, late, failed, oldestAt: oldestAt?.toISOString() ?? null, failures });
  }
  return reports;
}

interface FailureRow extends Omit<EffectFailure, 'demand' | 'failedAt'> {
  demandId: string | null;
  reference: string | null;
  failedAt: Date | null;
}

async function readFailures(tx: Transaction, kind: EffectKind): Promise<EffectFailure[]> {
  const rows = await tx.$queryRaw<FailureRow[]>`
    SELECT ${selected<FailureRow>({
      id: Prisma.sql`effect.id`,
      demandId: Prisma.sql`effect.demand_id`,
      reference: Prisma.sql`demand.reference`,
      code: Prisma.sql`effect.last_error_code`,
      failedAt: Prisma.sql`effect.closed_at`,
      recipientName: Prisma.sql`coalesce(person.name, invitation.name)`,
      mailKey: Prisma.sql`CASE WHEN effect.demand_id IS NULL THEN effect.payload ->> 'key' END`,
    })}
    FROM effect LEFT JOIN demand ON demand.id = effect.demand_id LEFT JOIN invitation ON invitation.id = effect.invitation_id
    LEFT JOIN user_account AS person ON effect.kind = 'mail' AND person.id::text = effect.recipient
    WHERE effect.status = 'failed' AND effect.kind = ${kind}
    ORDER BY effect.closed_at DESC NULLS LAST, effect.id LIMIT ${SHOWN}`;
  return rows.map(({ demandId, reference, failedAt, ...row }) => ({
    ...row,
    demand: demandId !== null && reference !== null ? { id: demandId, reference } : null,
    failedAt: failedAt?.toISOString() ?? null,
  }));
}

export async function readMarked(tx: Transaction): Promise<MarkedDemand[]> {
  const demands = await tx.demand.findMany({
    where: {
      OR: [
        { divergedAt: { not: null } },
        { commandFaultCode: { not: null } },
        { clockFaultCode: { not: null } },
        { reminderFaultCode: { not: null } },
      ],
    },
    orderBy: [{ divergedAt: 'asc' }, { lastDemand: 'asc' }],
    take: SHOWN,
    select: {
      id: true,
      reference: true,
      companyName: true,
      divergedAt: true,
      commandFaultCode: true,
      clockFaultCode: true,
      reminderFaultCode: true,
      commandFaultAt: true,
      clockFaultAt: true,
      reminderFaultAt: true,
    },
  });
  return demands.map(({ id, reference, companyName, divergedAt, ...marks }) => ({
    id,
    reference,
    companyName,
    divergedAt: divergedAt?.toISOString() ?? null,
    faults: faultsOf(marks).map((fault) => ({
      ...fault,
      since: marks[`${fault.cause}FaultAt`]?.toISOString() ?? null,
    })),
  }));
}

export async function countDemands(tx: Transaction, now: Date): Promise<DemandFigures> {
  const [figures] = await tx.$queryRaw<DemandFigures[]>`
    SELECT ${selected<DemandFigures>({
      active: Prisma.sql`count(*) FILTER (WHERE status = 'ACTIVE')::int`,
      onClock: Prisma.sql`count(*) FILTER (WHERE status = 'SENDED' AND continue_at IS NOT NULL)::int`,
      overdue: Prisma.sql`count(*) FILTER (WHERE status = 'SENDED' AND continue_at < ${lateBefore(now)})::int`,
      marked: Prisma.sql`count(*) FILTER (WHERE num_nonnulls(diverged_at, command_fault_code, clock_fault_code, reminder_fault_code) > 0)::int`,
    })}
    FROM demand`;
  return figures ?? { active: 0, onClock: 0, overdue: 0, marked: 0 };
}

function lateBefore(now: Date): Date {
  return new Date(now.getTime() - LATE_AFTER_MS);
}
