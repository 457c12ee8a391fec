import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { type CongruenceReport, congruenceReport, type ReportFacts } from '@aval/domain/congruence/report/report';
import type { RuleBook } from '@aval/domain/congruence/rule-book';
import { LARGEST_INTEGER } from '@aval/domain/validation/fields/row-id';
import type { Logger } from '@aval/platform/logger';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { namedIn } from './named-in';
import { readPatientCycles } from './patient-cycles';
import { readCatalogueDrugs, readOffers } from './read-catalogue';
import { readLibrary, readRegimenVersion } from './read-regimens';
import { readRuleBook } from './read-rule-book';
import { tellFailure } from './tell-failure';
import { weightBefore } from './weight-before';

/** What is looked at: a content, complete or a draft as it was typed, and whose it is. */
export interface CongruenceQuestion {
  companyId: number;
  content: unknown;
  /** The day on which it is looked at. */
  on: CivilDate;
  /** Null while no patient is chosen. */
  patient: { id: number | null; birthday: CivilDate | null; gender: string | null } | null;
  /** Null for a content that is of no demand. */
  demandId: string | null;
  /** Its number, of a version that is there already. */
  versionNumber?: number;
  /** What was asked for from this moment on is not known; absent: all is. */
  before?: Date;
  /** The company's latest, unless another is tried. */
  book?: RuleBook;
}

/**
 * The report of congruence on a content, with all that the database knows beside it: drugs and what is offered of them, the
 * library's regimens, the patient's authorized cycles, the weight of the version before. Nothing is written.
 * Source: docs/rules.md 12.1, 12.10.
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

/** All that rules and figures read beside a content. */
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

/** Of the version before; null where there is none, or it says no weight. */
async function readLastWeight(tx: Transaction, demandId: string, before = LARGEST_INTEGER): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ weight: number | null }[]>`
    SELECT ${weightBefore(Prisma.sql`${demandId}::uuid`, Prisma.sql`${before}::int`)} AS weight`;
  return row?.weight ?? null;
}
