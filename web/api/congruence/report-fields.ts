import type { DetailVersion } from '@aval/application/demands/detail/demand-detail';
import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import { roundTo } from '@aval/domain/clinical/rounding/decimals';
import type { SupplyChoice } from '@aval/domain/clinical/vials/supply';
import type { Check } from '@aval/domain/congruence/coverage/check';
import type { Finding } from '@aval/domain/congruence/findings/finding';
import { type DrugsOfLines, justificationOf } from '@aval/domain/congruence/report/justification';
import type { LifetimeReport } from '@aval/domain/congruence/report/lifetime-report';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import type { Justification } from '@aval/domain/demand/content/content';
import { describeSteps } from '@aval/i18n/clinical/calculation-steps';
import { describeCheck } from '@aval/i18n/clinical/check-words';
import { describeFinding } from '@aval/i18n/clinical/finding-words';
import { describeLifetimeNotes } from '@aval/i18n/clinical/lifetime-words';
import { describeSource } from '@aval/i18n/clinical/source-words';
import { createI18n } from '@aval/i18n/instance';
import type { Language } from '@aval/i18n/languages';
import type { z } from 'zod';
import { wirePathOf } from '../demands/wire-path';
import type { finding, reportAnswer } from './report-answer';

type Words = Awaited<ReturnType<typeof createI18n>>;

/**
 * Context of a report's words: the tumour type, which names the marker fields, and the doctor's answers with the lines
 * that tell them apart.
 */
export interface ReportContext {
  language: Language;
  tumourType: unknown;
  justifications: readonly Justification[];
  drugs: DrugsOfLines;
}

/** Returns whether a version has been analysed, and when. */
export function statusOf(version: DetailVersion | null) {
  return version?.congruence
    ? { status: 'analysed' as const, analysedAt: version.createdAt }
    : { status: 'not_analysed' as const, analysedAt: null };
}

/** Returns the context of a version's report. */
export function contextOf({ content }: Pick<DetailVersion, 'content'>, language: Language): ReportContext {
  const { protocol, extras, treatment } = content;
  const drugs = treatment.chemotherapy?.drugs ?? [];
  return { language, tumourType: protocol.type, justifications: extras.justifications, drugs };
}

/** Returns a report with its words. */
export async function toReport(
  report: CongruenceReport,
  context: ReportContext,
): Promise<z.input<typeof reportAnswer>> {
  const words = await wordsOf(context);
  const { on, ruleBookVersion, ruleCount, failed, regimen, surface, clearance } = report;
  return {
    on,
    ruleBookVersion,
    ruleCount,
    failed: [...failed],
    regimen,
    regimenInLibrary: report.regimenInLibrary ?? null,
    findings: report.findings.map((each) => toFinding(words, each, context)),
    bodySurfaceM2: shown(surface, 'surfaceM2'),
    clearanceMlMin: shown(clearance, 'clearanceMlMin'),
    lines: report.lines.map((line) => toLine(words, line)),
    lifetimeDoses: report.lifetime.map((each) => toLifetime(words, each)),
    radiotherapy: report.radiotherapy.map(({ total, effects, end, checks }) => ({
      totalGy: shown(total, 'totalGy'),
      effects: effects.map(({ alphaBetaGy, bed, eqd2 }) => ({
        alphaBetaGy,
        bedGy: shown(bed, 'bedGy'),
        eqd2Gy: shown(eqd2, 'eqd2Gy'),
      })),
      endDate: end.computable ? end.endDate : null,
      checks: toChecks(words, checks),
    })),
  };
}

/** Returns only the findings, with their words. */
export async function toFindings(
  { findings }: Pick<CongruenceReport, 'findings'>,
  context: ReportContext,
): Promise<z.input<typeof finding>[]> {
  const words = await wordsOf(context);
  return findings.map((each) => toFinding(words, each, context));
}

function wordsOf({ language }: ReportContext): Promise<Words> {
  return createI18n(language, ['congruence', 'clinical', 'demand', 'report']);
}

function toFinding(
  words: Words,
  found: Finding,
  { tumourType, justifications, drugs }: ReportContext,
): z.input<typeof finding> {
  const { rule, ruleVersion, severity, fields, sources } = found;
  const answer = justificationOf(found, justifications, drugs);
  return {
    rule,
    ruleVersion,
    severity,
    ...describeFinding(words, found),
    fields: fields.map((path) => wirePathOf(path, tumourType)),
    sources: sources.map((source) => describeSource(words, source)),
    basis: sources[0].checked ?? null,
    justification: answer?.text ?? null,
    justifiedBy: answer?.writtenBy ?? null,
    justifiedAt: answer?.writtenAt ?? null,
  };
}

function toLine(
  words: Words,
  { index, drugName, isUnknownDrug, checks, doses, cycles, rounding, supply, deviation, isBesideRegimen }: LineReport,
) {
  const { administration, session, cycle, course } = doses;
  const longest = [course, cycle, session, administration].find(({ computable }) => computable);
  const steps = longest?.computable ? longest.steps : [];
  return {
    letter: drugLetter(index),
    drug: drugName,
    isBesideRegimen,
    isUnknownDrug: isUnknownDrug ?? null,
    checks: toChecks(words, checks),
    administrationMg: shown(administration, 'doseMg'),
    sessionMg: shown(session, 'doseMg'),
    cycleMg: shown(cycle, 'doseMg'),
    courseMg: shown(course, 'doseMg'),
    cycles: cycles && !cycles.varies ? { first: cycles.first, last: cycles.last } : null,
    steps: describeSteps(words, steps).map(({ subject, text }) => `${subject}: ${text}`),
    deviationPercent: deviation?.percent == null ? null : roundTo(deviation.percent, 1),
    bandMg: shown(rounding?.band ?? null, 'doseMg'),
    bandVariancePercent: shown(rounding?.band ?? null, 'variancePercent'),
    wholeUnitsMg: shown(rounding?.wholeUnits ?? null, 'doseMg'),
    wholeUnitsVariancePercent: shown(rounding?.wholeUnits ?? null, 'variancePercent'),
    cheapest: supply && toSupply(supply.cheapest),
    leastWasteful: supply && toSupply(supply.leastWasteful),
  };
}

function toChecks<Of extends Check>(words: Words, checks: readonly Of[] | undefined) {
  return checks?.map((check) => ({ ...check, text: describeCheck(words, check) })) ?? null;
}

function toSupply(found: SupplyChoice['cheapest']) {
  if (!found.computable) return null;
  const { units, suppliedMg, wasteMg, cost } = found;
  return { units, suppliedMg: roundTo(suppliedMg, 2), wasteMg: roundTo(wasteMg, 2), cost };
}

function toLifetime(words: Words, { drugName, sum, ledger, limits }: LifetimeReport) {
  return {
    drug: drugName,
    sum: drugName === null ? (sum ?? 'anthracyclines') : null,
    unit: ledger.unit,
    total: roundTo(ledger.total, 1),
    isComplete: ledger.uncounted.length === 0,
    notes: describeLifetimeNotes(words, ledger),
    limits: limits.map(({ limit, appliedLimit, exceededAt }) => ({
      limit: appliedLimit,
      isExceeded: exceededAt !== null,
      exceededInCycle: exceededAt?.cycle ?? null,
      source: describeSource(words, limit.source),
    })),
  };
}

/** Returns a figure with two decimals; null when it cannot be computed. */
function shown<Name extends string>(of: Calculation<Record<Name, number>> | null, name: Name): number | null {
  if (!of?.computable) return null;
  const value: number | undefined = of[name];
  return value === undefined ? null : roundTo(value, 2);
}
