import { roleMay } from '@aval/domain/access/permissions';
import { ROLE_NAMES, type RoleName } from '@aval/domain/access/roles';
import { TRANSITIONS } from '@aval/domain/demand/transitions/transitions';
import { DISPLAY_STATUSES, type DisplayStatus, FALLBACK_STATUSES } from '@aval/domain/demand/vocabulary';
import type { Operation } from './operation';

/**
 * Describes who may call an operation, and in which state of a demand, from the data by which that is decided: the
 * document cannot say something else than the guard. Source: docs/rules.md 10.3.
 */
export function describeWho({ guard, commands, gives = () => true, isInSight }: Operation): string {
  if (guard === 'everybody') return 'Needs no token.';
  if (commands) return `Roles and states: ${commands.map((command) => placesOf(command, gives)).join('; ')}.`;
  const { permission, orAnonymous } = guard;
  const roles = permission === undefined ? ROLE_NAMES : ROLE_NAMES.filter((role) => roleMay(role, permission));
  const seeing = isInSight ? ' that can see it' : '';
  return `Roles: ${namesOf(roles)}${seeing}${orAnonymous ? '; also without a token' : ''}.`;
}

type Command = NonNullable<Operation['commands']>[number];

function placesOf(command: Command, gives: NonNullable<Operation['gives']>): string {
  const rows = TRANSITIONS.filter((row) => row.command === command && gives(row));
  const places = rows.map(
    ({ by, from }) => `${namesOf(by.filter((role) => role !== 'SYSTEM'))} in ${statusesOf(from)}`,
  );
  return [...new Set(places)].join('; ');
}

export function namesOf(roles: readonly RoleName[]): string {
  return roles.length === ROLE_NAMES.length ? 'all' : roles.map((role) => role.toLowerCase()).join(', ');
}

const REACHED = DISPLAY_STATUSES.filter((status) => !FALLBACK_STATUSES.includes(status));

/** Names statuses as the API answers them, or those that are left out when these are fewer. */
export function statusesOf(from: readonly DisplayStatus[]): string {
  const left = REACHED.filter((status) => !from.includes(status));
  if (left.length === 0) return 'any status';
  const listed = REACHED.filter((status) => from.includes(status));
  const codes = (list: readonly DisplayStatus[]) => list.map((status) => `\`${status}\``).join(', ');
  return left.length < listed.length ? `any status but ${codes(left)}` : codes(listed);
}
