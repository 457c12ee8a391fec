import type { LifetimeLedger, UncountedExposure } from '@aval/domain/clinical/lifetime/ledger';
import { appliedLimits } from '@aval/domain/congruence/report/applied-limits';
import type { LifetimeReport } from '@aval/domain/congruence/report/lifetime-report';
import type { i18n } from 'i18next';
import { capitalised } from '../format';
import { writtenFigure } from './calculation-steps';

/** As its slug in the reference data reads: "Doxorubicina liposomal pegilada". */
export function principleName(principle: string): string {
  return capitalised(principle.replaceAll('-', ' '));
}

/**
 * What is to be known of a lifetime sum: what was declared in another unit and reckoned with the surface of the request, and what
 * could not be added. The catalogue `report` has to be loaded. Source: docs/rules.md 11.12.
 */
export function describeLifetimeNotes(instance: i18n, { unit, rows, uncounted }: LifetimeLedger): string[] {
  const { t } = instance;
  const converted = rows.flatMap(({ principle, amount, declaredAs }) =>
    declaredAs
      ? t('report:lifetime.bySurface', {
          name: principleName(principle),
          declared: writtenFigure(instance, { value: declaredAs.amount, unit: declaredAs.unit }),
          amount: writtenFigure(instance, { value: amount, unit }),
        })
      : [],
  );
  const named = [...new Set(uncounted.map((each) => describeUncounted(instance, each)))];
  const floor =
    named.length > 0 ? [t('report:lifetime.uncounted', { count: named.length, what: named.join(', ') })] : [];
  return [...converted, ...floor];
}

/** "Epirubicina 5 UI (declarada)". */
function describeUncounted(instance: i18n, { from, exposure }: UncountedExposure): string {
  const { principle, amount, unit } = exposure;
  const figure =
    amount == null || !Number.isFinite(amount) ? '' : ` ${writtenFigure(instance, { value: amount, unit })}`;
  return instance.t(`report:lifetime.uncountedFrom.${from}`, { what: `${principleName(principle)}${figure}` });
}

export interface LifetimeWords {
  /** Of the drug, or of what several add up to. */
  name: string;
  /** How much it is with the request, and what holds as its limit. */
  sum: string;
  /** Whether it goes beyond the limit, and in which cycle. */
  verdict: string;
  /** Why a limit is lower than the label's; null where none is. */
  lowered: string | null;
  /** What it is made of, by where it comes from; null where that is one thing alone. */
  summands: string | null;
  /** What was declared in another unit, and what could not be added. */
  notes: string[];
}

/** A lifetime dose in words. The catalogues `report` and `clinical` have to be loaded. */
export function describeLifetime(instance: i18n, report: LifetimeReport): LifetimeWords {
  const { t } = instance;
  const { drugName, sum = 'anthracyclines', ledger, limits } = report;
  const figure = (value: number) => writtenFigure(instance, { value, unit: ledger.unit });
  const applied = appliedLimits({ limits }).map(figure);
  const total = figure(ledger.total);
  const lower = limits.find(({ limit, appliedLimit }) => appliedLimit !== null && limit.limit !== appliedLimit)?.limit;
  return {
    name: drugName ?? t(`report:lifetime.sumOf.${sum}`),
    sum:
      applied.length === 0
        ? t('report:lifetime.totalAlone', { total })
        : t('report:lifetime.total', { total, limit: applied.join(', '), count: applied.length }),
    verdict: verdictOf(instance, report),
    lowered: lower?.limit == null ? null : t('report:lifetime.lowered', { usual: figure(lower.limit) }),
    summands: summandsOf(instance, report),
    notes: describeLifetimeNotes(instance, ledger),
  };
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
  // What could not be added may go beyond it.
  if (!exceeded && ledger.uncounted.length > 0) return t('report:lifetime.unjudged');
  if (!exceeded) return isAlerted ? t('report:lifetime.belowAlerted', { alert }) : t('report:lifetime.below');
  return exceeded.from === 'request'
    ? t('report:lifetime.exceededIn', { cycle: Math.max(exceeded.cycle ?? 1, 1) })
    : t('report:lifetime.exceeded');
}

/** The lowest sum from which a text asks for attention; null where none does. */
function leastAlert(instance: i18n, { ledger, limits }: Pick<LifetimeReport, 'ledger' | 'limits'>): string | null {
  const alerts = limits.flatMap(({ limit }) => limit.alertAt ?? []);
  return alerts.length === 0 ? null : writtenFigure(instance, { value: Math.min(...alerts), unit: ledger.unit });
}

function summandsOf(instance: i18n, { ledger: { rows, unit, total } }: LifetimeReport): string | null {
  const amounts = new Map<(typeof rows)[number]['from'], number>();
  for (const { from, counted, cycles = 1 } of rows) amounts.set(from, (amounts.get(from) ?? 0) + counted * cycles);
  if (amounts.size < 2) return null;
  const terms = [...amounts].map(([from, value]) => {
    const amount = writtenFigure(instance, { value, unit });
    return instance.t('report:lifetime.summand', {
      amount,
      from: instance.t(`report:lifetime.from.${from}`).toLowerCase(),
    });
  });
  const sum = writtenFigure(instance, { value: total, unit });
  return instance.t('report:lifetime.summands', { terms: terms.join(' + '), total: sum });
}
