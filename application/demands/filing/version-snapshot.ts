import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { PERFORMING_CENTER_TYPES } from '@aval/domain/catalogue/center-types';
import type { Chemotherapy, DemandContent } from '@aval/domain/demand/content/content';
import { SCHEMA_NUMBER } from '@aval/domain/demand/content/stored-content';
import type { VersionNames, VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import { message } from '@aval/domain/validation/fields/message';
import type { Logger } from '@aval/platform/logger';
import type { Transaction } from '@aval/prisma/scope';
import { analyseContent } from '../../congruence/analyse-content';
import { readRegimenVersion } from '../../congruence/read-regimens';
import { idsNamed } from '../../drafts/saving/named-ids';
import type { VersionSnapshot } from '../../engine/command-payload';
import type { FormIssue } from '../../engine/outcomes';
import { asVersion, PATIENT_FACTS } from '../../patients/patient-facts';

export type SnapshotResult = { ok: true; snapshot: VersionSnapshot } | { ok: false; issues: FormIssue[] };

interface FilingPlace {
  companyId: number;
  demandId: string;
  /** Day of filing. */
  on: CivilDate;
  logger: Pick<Logger, 'error'>;
}

/** Freezes a content with the current names of its ids, the current patient and the report of the analysis. */
export async function freezeSnapshot(
  transaction: Transaction,
  { companyId, demandId, on, logger }: FilingPlace,
  content: DemandContent,
): Promise<SnapshotResult> {
  const issues = await findUnknownEntries(transaction, companyId, content);
  if (issues.length > 0) return { ok: false, issues };
  const { basics, exposures, treatment, extras } = content;
  const centerIds = [basics.prescriberCenterId, extras.performingCenterId];
  const names = await readNames(transaction, {
    companyId,
    doctorId: basics.doctorId,
    centerIds,
    regimen: treatment.chemotherapy?.regimen ?? null,
    naming: { exposures, treatment },
  });
  const patient = await readPatient(transaction, content);
  const congruence = await analyseContent(
    transaction,
    { companyId, demandId, on, content, patient: { ...patient, id: basics.patientId } },
    logger,
  );
  return { ok: true, snapshot: { schemaNumber: SCHEMA_NUMBER, content: { ...content, names }, patient, congruence } };
}

const unknown = (path: string): FormIssue => ({ path, message: message('entryUnknown') });

/**
 * Finds entries that do not exist: forms offer only existing ones, but a version must never name others, whatever the
 * form sent.
 */
async function findUnknownEntries(
  transaction: Transaction,
  companyId: number,
  { exposures, treatment, extras }: DemandContent,
): Promise<FormIssue[]> {
  const issues: FormIssue[] = [];
  const declared = await transaction.drug.findMany({
    where: { id: { in: exposures.map(({ drugId }) => drugId) } },
    select: { id: true },
  });
  exposures.forEach(({ drugId }, index) => {
    if (!declared.some(({ id }) => id === drugId)) issues.push(unknown(`exposures.${index}.drugId`));
  });
  const drugs = treatment.chemotherapy?.drugs ?? [];
  const presentations = await transaction.presentation.findMany({
    where: { id: { in: drugs.map(({ presentationId }) => presentationId) } },
    select: { id: true, drugId: true },
  });
  drugs.forEach(({ drugId, presentationId }, index) => {
    if (!presentations.some((presentation) => presentation.id === presentationId && presentation.drugId === drugId))
      issues.push(unknown(`treatment.chemotherapy.drugs.${index}.presentationId`));
  });
  const radiotherapy = treatment.radiotherapy ?? [];
  const codes = await transaction.radiotherapyCode.findMany({
    where: { companyId, id: { in: radiotherapy.flatMap(({ codeIds }) => codeIds) } },
    select: { id: true },
  });
  radiotherapy.forEach(({ codeIds }, index) => {
    if (codeIds.some((id) => !codes.some((code) => code.id === id)))
      issues.push(unknown(`treatment.radiotherapy.${index}.codeIds`));
  });
  const regimen = treatment.chemotherapy?.regimen;
  if (regimen && (await readRegimenVersion(transaction, companyId, regimen)) === null)
    issues.push({ path: 'treatment.chemotherapy.regimen.slug', message: message('regimenUnknown') });
  const performing = { id: extras.performingCenterId, type: { in: PERFORMING_CENTER_TYPES } };
  if ((await transaction.center.count({ where: performing })) === 0) issues.push(unknown('extras.performingCenterId'));
  return issues;
}

interface NamedIds {
  companyId: number;
  doctorId: number;
  centerIds: number[];
  regimen: Chemotherapy['regimen'];
  /** Value that names drugs, presentations and codes, as content or as typed. */
  naming: unknown;
}

/** Reads the current names of the ids. */
export async function readNames(
  transaction: Transaction,
  { companyId, doctorId, centerIds, regimen: chosen, naming }: NamedIds,
): Promise<VersionNames> {
  const doctor = await transaction.userAccount.findUniqueOrThrow({
    where: { id: doctorId },
    select: { name: true, membershipNumber: true },
  });
  const drugs = await transaction.drug.findMany({
    where: { id: { in: idsNamed(naming, 'drugId') } },
    select: { id: true, name: true },
  });
  const presentations = await transaction.presentation.findMany({
    where: { id: { in: idsNamed(naming, 'presentationId') } },
    select: { id: true, presentation: true, nationalCode: true },
  });
  const centers = await transaction.center.findMany({
    where: { id: { in: centerIds } },
    select: { id: true, name: true, province: { select: { name: true } } },
  });
  const codes = await transaction.radiotherapyCode.findMany({
    where: { id: { in: idsNamed(naming, 'codeIds') } },
    select: { id: true, code: true, type: true },
  });
  const regimen = chosen ? await readRegimenVersion(transaction, companyId, chosen) : null;
  return {
    doctor,
    regimen: regimen?.name ?? null,
    drugs: Object.fromEntries(drugs.map(({ id, name }) => [id, name])),
    presentations: Object.fromEntries(presentations.map(({ id, ...presentation }) => [id, presentation])),
    centers: Object.fromEntries(
      centers.map(({ id, name, province }) => [id, { name, province: province?.name ?? null }]),
    ),
    codes: Object.fromEntries(codes.map(({ id, ...code }) => [id, code])),
  };
}

export async function readPatient(
  transaction: Transaction,
  { basics }: Pick<DemandContent, 'basics'>,
): Promise<VersionPatient> {
  return asVersion(
    await transaction.patient.findUniqueOrThrow({ where: { id: basics.patientId }, select: PATIENT_FACTS }),
  );
}
