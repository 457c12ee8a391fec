import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { CycleFate, CycleVersion } from '@aval/domain/clinical/lifetime/exposures';
import { currentCycleOf } from '@aval/domain/congruence/subject/lifetime-history';
import { readSubject } from '@aval/domain/congruence/subject/read-subject';
import { readStoredContent, type StoredContent } from '@aval/domain/demand/content/stored-content';
import type { VersionContent } from '@aval/domain/demand/content/version-snapshot';
import { authorizedCycles } from '@aval/domain/demand/outlook/authorized-cycles';
import type { DemandState } from '@aval/domain/demand/state';
import type { Transaction } from '@aval/prisma/scope';
import { namedIn } from './named-in';
import { readCatalogueDrugs } from './read-catalogue';
import { readRegimenVersions } from './read-regimens';

interface CyclesQuestion {
  patientId: number;
  /** Ignore requests from this moment on; when absent, all are considered. */
  before?: Date | undefined;
}

interface DemandRow {
  id: string;
  patientId: number;
  state: unknown;
  lastDemand: Date;
  versions: (StoredContent & { number: number; createdAt: Date })[];
}

/**
 * Reads the authorized cycles of a patient in a company over all demands, each from the last version that requested it.
 * A cycle that was authorized but ended before its first session counts as never started. Source: docs/rules.md 11.12.
 */
export async function readPatientCycles(
  tx: Transaction,
  { companyId, ...question }: CyclesQuestion & { companyId: number },
): Promise<CycleVersion[]> {
  return cyclesOf(await readAuthorized(tx, companyId, [question.patientId]), question);
}

/** Authorized versions by patient, with the drugs and regimens that they refer to. */
export interface Authorized {
  versions: ReadonlyMap<number, readonly AuthorizedVersion[]>;
  drugs: Awaited<ReturnType<typeof readCatalogueDrugs>>;
  regimens: Awaited<ReturnType<typeof readRegimenVersions>>;
}

export async function readAuthorized(
  tx: Transaction,
  companyId: number,
  patientIds: readonly number[],
): Promise<Authorized> {
  const demands: DemandRow[] = await tx.demand.findMany({
    where: { companyId, patientId: { in: [...patientIds] }, version: { gt: 0 } },
    select: {
      id: true,
      patientId: true,
      state: true,
      lastDemand: true,
      versions: {
        select: { number: true, schemaNumber: true, content: true, createdAt: true },
        orderBy: { number: 'asc' },
      },
    },
  });
  const versions = new Map<number, AuthorizedVersion[]>();
  for (const demand of demands)
    versions.set(demand.patientId, [...(versions.get(demand.patientId) ?? []), ...authorizedOf(demand)]);
  const contents = [...versions.values()].flat().map(({ content }) => content);
  const drugIds = contents.flatMap(({ treatment }) => treatment.chemotherapy?.drugs ?? []).map(({ drugId }) => drugId);
  const chosen = contents.flatMap((content) => namedIn(content).regimen ?? []);
  return {
    versions,
    drugs: await readCatalogueDrugs(tx, drugIds),
    regimens: await readRegimenVersions(tx, companyId, chosen),
  };
}

/**
 * Returns the cycles of one of these patients, with the caps of their regimens. Clearance is not needed, since no drug
 * with a lifetime dose is dosed by it.
 */
export function cyclesOf(
  { versions, drugs, regimens }: Authorized,
  { patientId, before }: CyclesQuestion,
): CycleVersion[] {
  const known = (versions.get(patientId) ?? []).filter(({ createdAt }) => !before || createdAt < before);
  const last = new Map(known.map((each) => [`${each.demandId} ${each.cycle}`, each]));
  return [...last.values()].flatMap(({ demandId, version, createdAt, cycle, fate, content }): CycleVersion[] => {
    const subject = readSubject(content, {
      on: civilDateOf(createdAt),
      drugs,
      regimens,
      demandId,
      patient: { birthday: null, gender: null },
      previousWeightKg: null,
      clearanceSettings: null,
      presentations: new Map(),
      radiotherapyCodes: new Map(),
      cycles: [],
    });
    const asked = currentCycleOf(subject);
    if (!asked) return [];
    const { surfaceM2, exposures, date } = asked;
    return [{ demandId, version, cycle, fate, date, surfaceM2, exposures }];
  });
}

interface AuthorizedVersion {
  demandId: string;
  version: number;
  createdAt: Date;
  cycle: number;
  fate: CycleFate;
  content: VersionContent;
}

/** Returns the versions that requested an authorized cycle, by version number. */
function authorizedOf({ id, state: stored, lastDemand, versions }: DemandRow): AuthorizedVersion[] {
  const state = stored as DemandState | null;
  const range = state && authorizedCycles(state);
  if (!range) return [];
  const isOver = state.status === 'CANCELED' || state.status === 'FINISHED';
  return versions.flatMap(({ number, createdAt, ...stored }): AuthorizedVersion[] => {
    const content = readStoredContent(stored);
    const { chemotherapy } = content.treatment;
    if (!chemotherapy || chemotherapy.cycle < range.first || chemotherapy.cycle > range.last) return [];
    const isUnstarted = isOver && chemotherapy.firstSessionDate > civilDateOf(lastDemand);
    const fate = isUnstarted ? 'never_started' : 'authorized';
    return [{ demandId: id, version: number, createdAt, cycle: chemotherapy.cycle, fate, content }];
  });
}
