import { driverErrorKind, sqlState } from '@aval/prisma/sql-state';
import { isLockLost } from './or-busy';

/** Connections (08), resources (53), an operator's hand or a start (57), and a database that takes no connections. */
const AWAY_STATES = /^(08|53|57)|^55000$/;
/** Prisma's own: not reachable, closed, none free in time, not begun in time. */
const AWAY_CODES = new Set(['P1001', 'P1002', 'P1003', 'P1008', 'P1011', 'P1017', 'P2024', 'P2028', 'P2037']);
/** The same of the driver adapter, whose kind is all that is known of a statement in our own SQL. */
const AWAY_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
/** The network's that the adapter passes on as they are. */
const AWAY_ON_THE_NETWORK = new Set(['EPIPE', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
/** The driver's, which carry no code. */
const AWAY_WORDS =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether an error says that the database cannot be asked now, and not that it was asked something wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Of a use case that has no answer of its own for it.
  if (isLockLost(error)) return true;
  const state = sqlState(error);
  if (state !== null) return AWAY_STATES.test(state);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    AWAY_CODES.has(code) ||
    AWAY_ON_THE_NETWORK.has(code) ||
    AWAY_KINDS.has(driverErrorKind(error) ?? '') ||
    AWAY_WORDS.test(error.message)
  );
}
