import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { CycleVersion } from '@aval/domain/clinical/lifetime/exposures';
import type { RuleBook } from '@aval/domain/congruence/rule-book';
import { lifetimeHistoryOf } from '@aval/domain/congruence/subject/lifetime-history';
import { readSubject } from '@aval/domain/congruence/subject/read-subject';
import { readStoredContent } from '@aval/domain/demand/content/stored-content';
import type { VersionContent } from '@aval/domain/demand/content/version-snapshot';
import { authorizedCycles } from '@aval/domain/demand/outlook/authorized-cycles';
import type { DemandState } from '@aval/domain/demand/state';
import type { Transaction } from '@aval/prisma/scope';
import { readCatalogueDrugs } from './read-catalogue';

interface PatientQuestion {
  companyId: number;
  patientId: number;
  on: CivilDate;
  book: RuleBook;
}

interface DemandRow {
  id: string;
  state: unknown;
  lastDemand: Date;
  versions: { number: number; content: unknown }[];
}

/**
 * The authorized cycles of a patient in a company, over all demands, each as the last version that asked for it. What was
 * authorized and ended before its first session was never started. Source: docs/rules.md 11.12.
 */
export async function readPatientCycles(
  tx: Transaction,
  { companyId, patientId, on, book }: PatientQuestion,
): Promise<CycleVersion[]> {
  const demands: DemandRow[] = await tx.demand.findMany({
    where: { companyId, patientId, version: { gt: 0 } },
    select: { id: true, state: true, lastDemand: true, versions: { select: { number: true, content: true } } },
  });
  const authorized = demands.flatMap(authorizedOf);
  const lines = authorized.flatMap(({ content }) => content.treatment.chemotherapy?.drugs ?? []);
  const drugs = await readCatalogueDrugs(
    tx,
    lines.map(({ drugId }) => drugId),
  );
  const patient = { birthday: null, gender: null };
  return authorized.flatMap(({ demandId, version, cycle, fate, content }): CycleVersion[] => {
    const history = lifetimeHistoryOf(
      readSubject(content, { on, patient, drugs, clearanceSettings: book.clearance, demandId }),
    );
    const [asked] = history?.request ?? [];
    if (!history || !asked) return [];
    const { surfaceM2, exposures, date } = asked;
    return [{ demandId, version, cycle, fate, date, surfaceM2, exposures }];
  });
}

interface AuthorizedVersion {
  demandId: string;
  version: number;
  cycle: number;
  fate: 'authorized' | 'never_started';
  content: VersionContent;
}

function authorizedOf({ id, state: stored, lastDemand, versions }: DemandRow): AuthorizedVersion[] {
  const state = stored as DemandState | null;
  const range = state && authorizedCycles(state);
  if (!range) return [];
  const ofCycle = new Map<number, AuthorizedVersion>();
  for (const { number, content: json } of [...versions].sort((one, other) => one.number - other.number)) {
    const content = readStoredContent(json);
    const { chemotherapy } = content.treatment;
    if (!chemotherapy || chemotherapy.cycle < range.first || chemotherapy.cycle > range.last) continue;
    const isOver = state.status === 'CANCELED' || state.status === 'FINISHED';
    const isUnstarted = isOver && new Date(chemotherapy.firstSessionDate) > lastDemand;
    ofCycle.set(chemotherapy.cycle, {
      demandId: id,
      version: number,
      cycle: chemotherapy.cycle,
      fate: isUnstarted ? 'never_started' : 'authorized',
      content,
    });
  }
  return [...ofCycle.values()];
}
