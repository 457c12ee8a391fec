import type { LifetimeLedger, UncountedExposure } from '@aval/domain/clinical/lifetime/ledger';
import { appliedLimits } from '@aval/domain/congruence/report/applied-limits';
import type { LifetimeReport } from '@aval/domain/congruence/report/lifetime-report';
import type { i18n } from 'i18next';
import { capitalised } from '../format';
import { writtenFigure } from './calculation-steps';

/** Returns a principle's name from its slug in the reference data: "Doxorubicina liposomal pegilada". */
export function principleName(principle: string): string {
  return capitalised(principle.replaceAll('-', ' '));
}

/** Words of a sum as part of a request, or of a patient, whose page has no request that the sum is made for. */
export type LifetimeWording = 'lifetime' | 'patientLifetime';

/**
 * Returns notes on a lifetime sum: doses declared in another unit and converted by the request's body surface,
 * milligrams that are counted in international units, and doses that could not be added. Needs the catalogue `report`. Source: docs/rules.md 11.12.
 */
export function describeLifetimeNotes(
  instance: i18n,
  { unit, rows, uncounted }: LifetimeLedger,
  wording: LifetimeWording = 'lifetime',
): string[] {
  const { t } = instance;
  const converted = rows.flatMap(({ principle, amount, declaredAs }) =>
    declaredAs && [declaredAs.unit, unit].includes('mg/m2')
      ? t(`report:${wording}.bySurface`, {
          name: principleName(principle),
          declared: writtenFigure(instance, { value: declaredAs.amount, unit: declaredAs.unit }),
          amount: writtenFigure(instance, { value: amount, unit }),
        })
      : [],
  );
  const inUnits = rows.flatMap(({ principle, amount, inUnits: given }) =>
    given
      ? t('report:lifetime.inUnits', {
          name: principleName(principle),
          mg: writtenFigure(instance, { value: given.mg, unit: 'mg' }),
          units: writtenFigure(instance, { value: given.unitsPerMg, unit: 'IU/mg' }),
          amount: writtenFigure(instance, { value: amount, unit }),
        })
      : [],
  );
  const named = [...new Set(uncounted.map((each) => describeUncounted(instance, each, wording)))];
  const key = isUnknown({ rows, uncounted }) ? 'uncountedAlone' : 'uncounted';
  const floor = named.length > 0 ? [t(`report:lifetime.${key}`, { count: named.length, what: named.join(', ') })] : [];
  return [...converted, ...new Set(inUnits), ...floor];
}

/** "Epirubicina 5 UI (declarada)". */
function describeUncounted(instance: i18n, { from, exposure }: UncountedExposure, wording: LifetimeWording): string {
  const { principle, amount, unit } = exposure;
  const figure =
    amount == null || !Number.isFinite(amount) ? '' : ` ${writtenFigure(instance, { value: amount, unit })}`;
  return instance.t(`report:${wording}.uncountedFrom.${from}`, { what: `${principleName(principle)}${figure}` });
}

export interface LifetimeWords {
  /** Name of the drug, or of the sum of several. */
  name: string;
  /** Total with the request, and the limit that applies. */
  sum: string;
  /** Whether it exceeds the limit, and in which cycle. */
  verdict: string;
  /** Reason for a limit below the label's; null without one. */
  lowered: string | null;
  /** Summands by their origin; null for a single origin. */
  summands: string | null;
  /** Doses declared in another unit, and doses that could not be added. */
  notes: string[];
}

/** Describes a lifetime dose. Needs the catalogues `report` and `clinical`. */
export function describeLifetime(
  instance: i18n,
  report: LifetimeReport,
  wording: LifetimeWording = 'lifetime',
): LifetimeWords {
  const { t } = instance;
  const { drugName, sum = 'anthracyclines', ledger, limits } = report;
  const figure = (value: number) => writtenFigure(instance, { value, unit: ledger.unit });
  const applied = appliedLimits({ limits }).map(figure);
  const total = figure(ledger.total);
  const key = isUnknown(ledger) ? 'unknown' : 'total';
  const lower = limits.find(({ limit, appliedLimit }) => appliedLimit !== null && limit.limit !== appliedLimit)?.limit;
  return {
    name: drugName ?? t(`report:lifetime.sumOf.${sum}`),
    sum:
      applied.length === 0
        ? t(`report:${wording}.${key}Alone`, { total })
        : t(`report:${wording}.${key}`, { total, limit: applied.join(', '), count: applied.length }),
    verdict: verdictOf(instance, report),
    lowered: lower?.limit == null ? null : t('report:lifetime.lowered', { usual: figure(lower.limit) }),
    summands: summandsOf(instance, report, wording),
    notes: describeLifetimeNotes(instance, ledger, wording),
  };
}

/** Whether no dose could be added, so that a total of 0 would be false and no minimum. */
export function isUnknown({ rows, uncounted }: Pick<LifetimeLedger, 'rows' | 'uncounted'>): boolean {
  return rows.length === 0 && uncounted.length > 0;
}

function verdictOf(instance: i18n, { ledger, limits }: LifetimeReport): string {
  const { t } = instance;
  const isAlerted = limits.some(({ alertAt }) => alertAt !== null);
  const alert = leastAlert(instance, { ledger, limits });
  if (limits.every(({ appliedLimit }) => appliedLimit === null)) {
    if (alert === null) return t('report:lifetime.noLimit');
    return t(isAlerted ? 'report:lifetime.alertReached' : 'report:lifetime.alertOnly', { alert });
  }
  const exceeded = limits.find(({ exceededAt }) => exceededAt !== null)?.exceededAt;
  // Doses that could not be added may exceed it.
  if (!exceeded && ledger.uncounted.length > 0)
    return t(isUnknown(ledger) ? 'report:lifetime.unjudgedWhole' : 'report:lifetime.unjudged');
  if (!exceeded) return isAlerted ? t('report:lifetime.belowAlerted', { alert }) : t('report:lifetime.below');
  return exceeded.from === 'request'
    ? t('report:lifetime.exceededIn', { cycle: Math.max(exceeded.cycle ?? 1, 1) })
    : t('report:lifetime.exceeded');
}

/** Returns the lowest sum at which a source asks for attention; null when none does. */
function leastAlert(instance: i18n, { ledger, limits }: Pick<LifetimeReport, 'ledger' | 'limits'>): string | null {
  const alerts = limits.flatMap(({ limit }) => limit.alertAt ?? []);
  return alerts.length === 0 ? null : writtenFigure(instance, { value: Math.min(...alerts), unit: ledger.unit });
}

function summandsOf(
  instance: i18n,
  { ledger: { rows, unit, total } }: LifetimeReport,
  wording: LifetimeWording,
): string | null {
  const amounts = new Map<(typeof rows)[number]['from'], number>();
  for (const { from, counted, cycles = 1 } of rows) amounts.set(from, (amounts.get(from) ?? 0) + counted * cycles);
  if (amounts.size < 2) return null;
  const terms = [...amounts].map(([from, value]) => {
    const amount = writtenFigure(instance, { value, unit });
    return instance.t('report:lifetime.summand', {
      amount,
      from: instance.t(`report:${wording}.from.${from}`).toLowerCase(),
    });
  });
  const sum = writtenFigure(instance, { value: total, unit });
  return instance.t('report:lifetime.summands', { terms: terms.join(' + '), total: sum });
}
