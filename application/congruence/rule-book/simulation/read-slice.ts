import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { RuleBook } from '@aval/domain/congruence/rule-book';
import type { Facts } from '@aval/domain/congruence/subject/read-subject';
import type { LibraryRegimen } from '@aval/domain/congruence/subject/subject';
import { readStoredContent } from '@aval/domain/demand/content/stored-content';
import type { VersionContent, VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
import { type NamedEntries, namedIn } from '../../named-in';
import { cyclesOf, readAuthorized } from '../../patient-cycles';
import { readCatalogueDrugs, readOffers, readRadiotherapyCodes } from '../../read-catalogue';
import { readLibrary, readRegimenVersions } from '../../read-regimens';
import { weightBefore } from '../../weight-before';
import { yearBefore } from './simulation-state';

export interface SliceQuestion {
  companyId: number;
  /** End of the year from which versions are read. */
  until: Date;
  /** Last version of the previous slice; null for the first slice. */
  after: { at: Date; id: number } | null;
  size: number;
}

interface SliceRow {
  id: number;
  demandId: string;
  createdAt: Date;
  schemaNumber: number;
  content: unknown;
  patient: VersionPatient;
  patientId: number;
  isLast: boolean;
  previousWeightKg: number | null;
}

/** Version with all facts that rules need. */
export interface SliceVersion {
  id: number;
  createdAt: Date;
  isLast: boolean;
  content: VersionContent;
  factsFor(book: RuleBook): Facts;
}

/**
 * Reads the company's next versions, newest first, each with the facts of the day on which it was sent: its patient,
 * the weight in the previous version, and the cycles requested by then and authorized today. Drugs and regimens are
 * those of today. It takes one query per kind of fact, whatever the number of versions. Source: docs/rules.md 12.15.
 */
export async function readSlice(tx: Transaction, question: SliceQuestion): Promise<SliceVersion[]> {
  const rows = await readRows(tx, question);
  const versions = rows.map((row) => {
    const content = readStoredContent(row);
    return { ...row, content, named: namedIn(content), on: civilDateOf(row.createdAt) };
  });
  const drugs = await readCatalogueDrugs(
    tx,
    versions.flatMap(({ named }) => named.drugIds),
  );
  const { presentations } = await readOffers(
    tx,
    [],
    versions.flatMap(({ named }) => named.presentationIds),
  );
  const radiotherapyCodes = await readRadiotherapyCodes(
    tx,
    versions.flatMap(({ named }) => named.codeIds),
  );
  const regimensOf = await readRegimensOf(
    tx,
    question.companyId,
    versions.map(({ named }) => named),
  );
  const withDrugs = versions.filter(({ named }) => named.drugIds.length > 0);
  const authorized = await readAuthorized(tx, question.companyId, [
    ...new Set(withDrugs.map(({ patientId }) => patientId)),
  ]);
  return versions.map(
    ({ id, demandId, createdAt, isLast, content, named, on, patient, patientId, previousWeightKg }) => ({
      id,
      createdAt,
      isLast,
      content,
      factsFor: (book) => ({
        on,
        drugs,
        presentations,
        radiotherapyCodes,
        previousWeightKg,
        demandId,
        clearanceSettings: book.clearance,
        patient: { birthday: patient.birthday as CivilDate | null, gender: patient.gender },
        regimens: regimensOf(named),
        cycles: named.drugIds.length > 0 ? cyclesOf(authorized, { patientId, before: createdAt }) : [],
      }),
    }),
  );
}

function readRows(tx: Transaction, { companyId, until, after, size }: SliceQuestion): Promise<SliceRow[]> {
  const [at, id] = [after?.at ?? until, after?.id ?? 2_147_483_647];
  return tx.$queryRaw<SliceRow[]>`
    SELECT ${selected<SliceRow>({
      id: Prisma.sql`version.id`,
      demandId: Prisma.sql`version.demand_id`,
      createdAt: Prisma.sql`version.created_at`,
      schemaNumber: Prisma.sql`version.schema_number`,
      content: Prisma.sql`version.content`,
      patient: Prisma.sql`version.patient`,
      patientId: Prisma.sql`demand.patient_id`,
      isLast: Prisma.sql`NOT EXISTS (
        SELECT FROM demand_version AS later
        WHERE later.demand_id = version.demand_id AND later.number > version.number AND later.created_at <= ${until}
      )`,
      previousWeightKg: Prisma.sql`${weightBefore(Prisma.sql`version.demand_id`, Prisma.sql`version.number`)}`,
    })}
    FROM demand_version AS version JOIN demand ON demand.id = version.demand_id
    WHERE version.company_id = ${companyId} AND version.created_at > ${yearBefore(until)}
      AND (version.created_at, version.id) < (${at}, ${id}::int)
    ORDER BY version.created_at DESC, version.id DESC
    LIMIT ${size}`;
}

/**
 * Reads the library for all contents: the regimens that may be chosen today for each tumour, plus the version that a
 * content names.
 */
async function readRegimensOf(tx: Transaction, companyId: number, contents: readonly NamedEntries[]) {
  const library = await readLibrary(tx, companyId, null);
  const keyOf = ({ slug, version }: { slug: string; version: number }) => `${slug} ${version}`;
  const listed = new Map(library.map((regimen) => [keyOf(regimen), regimen]));
  const unlisted = contents.flatMap(({ regimen }) => (regimen && !listed.has(keyOf(regimen)) ? [regimen] : []));
  const chosen = await readRegimenVersions(tx, companyId, unlisted);
  const known = new Map([...listed, ...chosen.map((regimen) => [keyOf(regimen), regimen] as const)]);
  const ofTumour = new Map<string, LibraryRegimen[]>();
  for (const regimen of library)
    ofTumour.set(regimen.tumourType, [...(ofTumour.get(regimen.tumourType) ?? []), regimen]);
  return ({ tumourType, regimen }: NamedEntries): LibraryRegimen[] => {
    const fitting = (tumourType === null ? undefined : ofTumour.get(tumourType)) ?? [];
    const named = regimen && known.get(keyOf(regimen));
    return named && !fitting.includes(named) ? [...fitting, named] : fitting;
  };
}
