import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { type CongruenceReport, congruenceReport, type ReportFacts } from '@aval/domain/congruence/report/report';
import type { RuleBook } from '@aval/domain/congruence/rule-book';
import { LARGEST_INTEGER } from '@aval/domain/validation/fields/row-id';
import type { Logger } from '@aval/platform/logger';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { namedIn } from './named-in';
import { readPatientCycles } from './patient-cycles';
import { readCatalogueDrugs, readOffers, readRadiotherapyCodes } from './read-catalogue';
import { readLibrary, readRegimenVersion } from './read-regimens';
import { readRuleBook } from './read-rule-book';
import { tellFailure } from './tell-failure';
import { weightBefore } from './weight-before';

/** Content to analyse, complete or as typed in a draft, with its patient and company. */
export interface CongruenceQuestion {
  companyId: number;
  content: unknown;
  /** Date of the analysis. */
  on: CivilDate;
  /** Null while no patient is chosen. */
  patient: { id: number | null; birthday: CivilDate | null; gender: string | null } | null;
  /** Null for a content outside any demand. */
  demandId: string | null;
  /** Number of the version, when it is already stored. */
  versionNumber?: number;
  /** Ignore requests from this moment on; when absent, all are considered. */
  before?: Date;
  /** Rule book to apply; the company's latest when absent. */
  book?: RuleBook;
}

/**
 * Returns the congruence report on a content, using the database for drugs and their presentations, the regimens of the
 * library, the patient's authorized cycles and the weight in the previous version. Nothing is written. Source:
 * docs/rules.md 12.1, 12.10.
 */
export async function analyseContent(
  tx: Transaction,
  question: CongruenceQuestion,
  logger: Pick<Logger, 'error'>,
): Promise<CongruenceReport> {
  const book = question.book ?? (await readRuleBook(tx, question.companyId));
  const facts = await readCongruenceFacts(tx, question, book);
  return congruenceReport(question.content, facts, book, tellFailure(logger));
}

/** Reads all facts that rules and figures need besides the content. */
export async function readCongruenceFacts(
  tx: Transaction,
  { companyId, content, on, patient, demandId, versionNumber, before }: CongruenceQuestion,
  book: RuleBook,
): Promise<ReportFacts> {
  const named = namedIn(content);
  const { offers, presentations } = await readOffers(tx, named.drugIds, named.presentationIds);
  const library = named.tumourType === null ? [] : await readLibrary(tx, companyId, named.tumourType);
  const { regimen } = named;
  const isListed = library.some(({ slug, version }) => slug === regimen?.slug && version === regimen.version);
  const chosen = regimen && !isListed ? await readRegimenVersion(tx, companyId, regimen) : null;
  return {
    on,
    patient: { birthday: patient?.birthday ?? null, gender: patient?.gender ?? null },
    drugs: await readCatalogueDrugs(tx, named.drugIds),
    presentations,
    radiotherapyCodes: await readRadiotherapyCodes(tx, named.codeIds),
    offers,
    regimens: chosen ? [...library, chosen] : library,
    previousWeightKg: demandId === null ? null : await readLastWeight(tx, demandId, versionNumber),
    cycles:
      patient?.id != null && named.drugIds.length > 0
        ? await readPatientCycles(tx, { companyId, patientId: patient.id, before })
        : [],
    demandId,
    clearanceSettings: book.clearance,
  };
}

/** Returns the weight in kg of the previous version; null when there is none or it gives no weight. */
async function readLastWeight(tx: Transaction, demandId: string, before = LARGEST_INTEGER): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ weight: number | null }[]>`
    SELECT ${weightBefore(Prisma.sql`${demandId}::uuid`, Prisma.sql`${before}::int`)} AS weight`;
  return row?.weight ?? null;
}
