import { driverErrorKind, sqlState } from '@aval/prisma/sql-state';
import { isLockLost } from './or-busy';

/**
 * SQL states: connection (08), resources (53), operator intervention or start-up (57), and a database that accepts no
 * connections.
 */
const AWAY_STATES = /^(08|53|57)|^55000$/;
/** Prisma's codes: unreachable, closed, no connection free in time, transaction not begun in time. */
const AWAY_CODES = new Set(['P1001', 'P1002', 'P1003', 'P1008', 'P1011', 'P1017', 'P2024', 'P2028', 'P2037']);
/** Kinds of the driver adapter, the only information about failed raw SQL. */
const AWAY_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
/** Network errors that the adapter passes through unchanged. */
const AWAY_ON_THE_NETWORK = new Set(['EPIPE', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
/** Messages of driver errors without a code. */
const AWAY_WORDS =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|Query read timeout)/;

/** Tells whether an error means that the database is unavailable at the moment, as opposed to a faulty query. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A lost lock counts too, for use cases without an answer of their own for it.
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
