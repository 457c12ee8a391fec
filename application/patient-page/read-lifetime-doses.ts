import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { CycleVersion } from '@aval/domain/clinical/lifetime/exposures';
import type { LifetimeReport } from '@aval/domain/congruence/report/lifetime-report';
import { patientLifetime } from '@aval/domain/congruence/report/patient-lifetime';
import { visibleLifetime } from '@aval/domain/congruence/report/visible-report';
import { readSubject } from '@aval/domain/congruence/subject/read-subject';
import { authorizedCycles } from '@aval/domain/demand/outlook/authorized-cycles';
import { treatmentLocksHeld } from '@aval/domain/demand/timing/treatment-locks';
import type { Transaction } from '@aval/prisma/scope';
import { namedIn } from '../congruence/named-in';
import { cyclesOf, readAuthorized } from '../congruence/patient-cycles';
import { readCatalogueDrugs } from '../congruence/read-catalogue';
import { readRegimenVersions } from '../congruence/read-regimens';
import type { SeenDemand, SeenVersion } from './seen-demands';

export interface LifetimeDose {
  report: LifetimeReport;
  /** Demand and version that it is judged by. */
  demand: { id: string; reference: string };
  versionNumber: number;
}

interface LifetimeQuestion {
  companyId: number;
  patientId: number;
  /** All demands of the patient that the actor sees. */
  demands: readonly SeenDemand[];
}

/**
 * Reads the lifetime doses of the active principles that the demands in sight ask for, or asked for in a cycle that was
 * authorized. Cycles of demands out of sight count as the section of the judging version counts them: as far as they
 * had been filed before it, and without a name. Source: docs/rules.md 2.26, 11.12, 12.11.
 */
export async function readLifetimeDoses(
  tx: Transaction,
  { companyId, patientId, demands }: LifetimeQuestion,
): Promise<LifetimeDose[]> {
  const judging = demands.flatMap(judgingVersions).sort(byWeight);
  if (judging.length === 0) return [];
  const authorized = await readAuthorized(tx, companyId, [patientId]);
  const named = judging.map(({ version }) => namedIn(version.content));
  const drugs = await readCatalogueDrugs(
    tx,
    named.flatMap(({ drugIds }) => drugIds),
  );
  const regimens = await readRegimenVersions(
    tx,
    companyId,
    named.flatMap(({ regimen }) => regimen ?? []),
  );
  const inSight = new Set<CycleVersion['demandId']>(demands.map(({ id }) => id));
  const seen = cyclesOf(authorized, { patientId }).filter(({ demandId }) => inSight.has(demandId));
  const subjects = judging.map(({ demand, version, isUnderWay }) => {
    const { birthday, gender } = version.patient;
    const before = cyclesOf(authorized, { patientId, before: version.createdAt });
    const subject = readSubject(version.content, {
      on: civilDateOf(version.createdAt),
      patient: { birthday, gender },
      drugs,
      regimens,
      demandId: demand.id,
      cycles: [...seen, ...before.filter(({ demandId }) => !inSight.has(demandId))],
      // Neither clearance nor vials enter a lifetime dose.
      previousWeightKg: null,
      clearanceSettings: null,
      presentations: new Map(),
      radiotherapyCodes: new Map(),
    });
    return { demand, version, isUnderWay, subject };
  });
  return patientLifetime(subjects).map(({ version: { demand, version }, report }) => ({
    report: visibleLifetime(report),
    demand: { id: demand.id, reference: demand.reference },
    versionNumber: version.number,
  }));
}

interface Judging {
  demand: SeenDemand;
  version: SeenVersion;
  isUnderWay: boolean;
}

/** Returns the current version of a demand, and of its authorized cycles each last one. */
function judgingVersions(demand: SeenDemand): Judging[] {
  const { state, versions } = demand;
  const range = state && authorizedCycles(state);
  const last = new Map<number, SeenVersion>();
  for (const version of versions) {
    const cycle = version.content.treatment.chemotherapy?.cycle;
    if (range && cycle !== undefined && cycle >= range.first && cycle <= range.last) last.set(cycle, version);
  }
  const current = versions.at(-1);
  const isActive = state !== null && treatmentLocksHeld(state).some(({ kind }) => kind === 'chemotherapy');
  return [...new Set([...last.values(), ...(current ? [current] : [])])]
    .filter(({ content }) => content.treatment.chemotherapy !== null)
    .map((version) => ({ demand, version, isUnderWay: isActive && version === current }));
}

/** The demand under way first, since it counts the cycles that it asks for; then the newest version. */
function byWeight(one: Judging, other: Judging): number {
  return (
    Number(other.isUnderWay) - Number(one.isUnderWay) ||
    other.version.createdAt.getTime() - one.version.createdAt.getTime() ||
    other.version.number - one.version.number
  );
}
