import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { daysToTreatmentStart } from '@aval/domain/calendar/working-days';
import { treatmentStart } from '@aval/domain/clinical/treatment-dates';
import { compareVersions } from '@aval/domain/demand/content/changes/compare-versions';
import { comparedVersion } from '@aval/domain/demand/content/changes/compared-version';
import type { VersionChanges } from '@aval/domain/demand/content/changes/version-change';
import { readStoredContent } from '@aval/domain/demand/content/stored-content';
import type { VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import type { DisplayStatus, HistoryAction, TreatmentKind } from '@aval/domain/demand/vocabulary';
import type { Transaction } from '@aval/prisma/scope';
import type { DraftContent } from '../../demands/detail/demand-detail';
import { readPatient } from '../../demands/filing/version-snapshot';
import type { EditableDemand } from '../editable-demand';
import { type DraftForms, treatmentContext } from './draft-forms';
import { readStepContents } from './step-contents';

/** Everything that would be sent. */
export interface WizardReview {
  content: DraftContent;
  companyName: string;
  /** Number of the version that it becomes. */
  version: number;
  /** Start of treatment, with the working days until then; null without a date. */
  start: { date: CivilDate; days: number } | null;
  /** Differences from the last version on which the insurer decided; null for a first submission. */
  changes: VersionChanges | null;
}

/** Returns the content of the wizard as the version that it would become. */
export async function readReview(
  tx: Transaction,
  editable: EditableDemand,
  forms: DraftForms,
  blocked: readonly TreatmentKind[],
): Promise<WizardReview> {
  const { companyId, doctorId, prescriberCenterId, company, version } = editable.row;
  const context = treatmentContext(editable, blocked);
  const content = await readStepContents(tx, {
    demandId: editable.row.id,
    forms,
    context,
    companyId,
    doctorId,
    prescriberCenterId,
  });
  const date = content.treatment && treatmentStart(content.treatment);
  return {
    content,
    companyName: company.name,
    version: version + 1,
    start: date ? { date, days: daysToTreatmentStart(date, editable.today) } : null,
    changes: await readChanges(tx, editable, content),
  };
}

async function readChanges(
  tx: Transaction,
  { row }: EditableDemand,
  { protocol, previousTreatments, exposures, treatment, extras, names }: DraftContent,
): Promise<VersionChanges | null> {
  if (row.version === 0 || !protocol || !previousTreatments || !treatment || !extras) return null;
  const { id: demandId, doctorId, patientId, prescriberCenterId } = row;
  const history = await tx.demandHistory.findMany({
    where: { demandId },
    orderBy: { sequence: 'asc' },
    select: { action: true, displayStatus: true, versionNumber: true },
  });
  const since = comparedVersion(
    history.map(({ action, displayStatus, versionNumber }) => ({
      action: action as HistoryAction,
      displayStatus: displayStatus as DisplayStatus,
      versionNumber,
    })),
    row.version + 1,
  );
  if (since === null) return null;
  const before = await tx.demandVersion.findUniqueOrThrow({
    where: { demandId_number: { demandId, number: since } },
    select: { schemaNumber: true, content: true, patient: true },
  });
  const basics = { doctorId, patientId, prescriberCenterId };
  const decided = {
    content: readStoredContent(before),
    patient: before.patient as unknown as VersionPatient,
  };
  const written = {
    content: { basics, protocol, previousTreatments, exposures: exposures ?? [], treatment, extras, names },
    patient: await readPatient(tx, { basics }),
  };
  return { since, list: compareVersions(decided, written) };
}
