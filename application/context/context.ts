import type { Actor } from '@aval/domain/access/actor';
import type { ContextDimension } from '@aval/domain/access/context-dimensions';
import { isAdminRole, isFilingRole, type RoleName } from '@aval/domain/access/roles';

/** Ids as the session's row keeps them; null where nothing was chosen (for admins: all companies). */
export interface StoredContext {
  companyId: number | null;
  doctorId: number | null;
  centerId: number | null;
}

export interface CompanyOption {
  id: number;
  name: string;
  slogan: string;
}

export interface DoctorOption {
  id: number;
  name: string;
  membershipNumber: string | null;
  centerIds: readonly number[];
}

export interface CenterOption {
  id: number;
  name: string;
  provinceName: string | null;
  type: string;
}

/** All options of a user, whatever is chosen. */
export interface ContextOptions {
  companies: readonly CompanyOption[];
  doctors: readonly DoctorOption[];
  centers: readonly CenterOption[];
  /** Ids of the users among the owners of these centers who have a hidden one. */
  withdrawnCentersOf: readonly number[];
}

interface Card<Dimension extends ContextDimension, Option> {
  dimension: Dimension;
  options: readonly Option[];
  chosenId: number | null;
  /** The user has to choose it before working, if there is something to choose. */
  required: boolean;
  /** The only option, which is preselected. */
  locked: boolean;
}

export type ContextCard = Card<'company', CompanyOption> | Card<'doctor', DoctorOption> | Card<'center', CenterOption>;

export interface Context {
  company: CompanyOption | null;
  doctor: DoctorOption | null;
  center: CenterOption | null;
  /** All dimensions that the role chooses, for the top bar. */
  choices: readonly ContextCard[];
  /** Dimensions that the home page shows. */
  cards: readonly ContextCard[];
  /** First required dimension without a choice; null when the user can work. */
  missing: ContextDimension | null;
  /** The home page has something to choose. */
  hasChoice: boolean;
}

const REQUIRED: Readonly<Record<RoleName, readonly ContextDimension[]>> = {
  SUPERADMIN: [],
  ADMIN: [],
  MANAGER: ['company'],
  REPRESENTATIVE: [],
  CONSULTANT: [],
  SUPERVISOR: [],
  DOCTOR: ['center'],
  ASSISTANT: ['doctor', 'center'],
};

const OPTIONAL: Readonly<Partial<Record<RoleName, readonly ContextDimension[]>>> = {
  SUPERADMIN: ['company'],
  ADMIN: ['company'],
  SUPERVISOR: ['company', 'doctor', 'center'],
  DOCTOR: ['company'],
  ASSISTANT: ['company'],
};

/** Returns the stored option if it is still offered, otherwise the only option when `alone` is set. */
function settle<Option extends { id: number }>(
  options: readonly Option[],
  storedId: number | null,
  alone: boolean,
): Option | null {
  const stored = options.find((option) => option.id === storedId);
  if (stored) return stored;
  return alone && options.length === 1 ? (options[0] ?? null) : null;
}

/**
 * Resolves the present context: the session's stored choice as far as it is still offered, completed by dimensions with
 * a single option. A required dimension without a choice is shown even if the tenant keeps it off the home page, so
 * that the user can proceed. Doctors and assistants are not asked for a dimension without options, since their open
 * requests go on. Source: docs/rules.md 5.6.
 */
export function resolveContext(
  role: RoleName,
  options: ContextOptions,
  stored: StoredContext,
  homeCards: readonly string[],
): Context {
  const required = REQUIRED[role];
  const offered = [...required, ...(OPTIONAL[role] ?? [])];
  const takesPart = (dimension: ContextDimension) => offered.includes(dimension);

  const alone = { company: !isAdminRole(role), doctor: required.includes('doctor'), center: true };
  const company = takesPart('company') ? settle(options.companies, stored.companyId, alone.company) : null;
  const doctor = takesPart('doctor') ? settle(options.doctors, stored.doctorId, alone.doctor) : null;
  const centers =
    role === 'ASSISTANT' ? options.centers.filter((center) => doctor?.centerIds.includes(center.id)) : options.centers;
  const center = takesPart('center') ? settle(centers, stored.centerId, alone.center) : null;

  const card = <Dimension extends ContextDimension, Option extends { id: number }>(
    dimension: Dimension,
    choices: readonly Option[],
    chosen: Option | null,
  ): Card<Dimension, Option> => ({
    dimension,
    options: choices,
    chosenId: chosen?.id ?? null,
    required: required.includes(dimension),
    locked: alone[dimension] && chosen !== null && choices.length === 1,
  });
  const all = [
    card('company', options.companies, company),
    card('doctor', options.doctors, doctor),
    card('center', centers, center),
  ].filter((each) => takesPart(each.dimension));

  const isAsked = ({ required, chosenId, options: offers }: ContextCard) =>
    required && chosenId === null && (offers.length > 0 || !isFilingRole(role));
  const missing = all.find(isAsked)?.dimension ?? null;
  const cards = all.filter((each) => homeCards.includes(each.dimension) || (each.required && each.chosenId === null));
  return {
    company,
    doctor,
    center,
    missing,
    choices: all,
    cards,
    hasChoice: missing !== null || cards.some((each) => each.options.length > 1),
  };
}

/**
 * Returns what a supervisor's lists are narrowed to: choices among several options, not preselected ones. Source:
 * docs/rules.md 2.20.
 */
export function narrowedTo(role: RoleName, { choices }: Context): Pick<Actor, 'lookedAt'> {
  if (role !== 'SUPERVISOR') return {};
  const chosen = (asked: ContextDimension) =>
    choices.find(({ dimension, locked }) => dimension === asked && !locked)?.chosenId ?? null;
  const lookedAt = { centerId: chosen('center'), doctorId: chosen('doctor') };
  return lookedAt.centerId === null && lookedAt.doctorId === null ? {} : { lookedAt };
}
