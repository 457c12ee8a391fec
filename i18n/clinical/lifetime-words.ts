import type { LifetimeLedger, UncountedExposure } from '@aval/domain/clinical/lifetime/ledger';
import type { i18n } from 'i18next';
import { writtenFigure } from './calculation-steps';

/** As its slug in the reference data reads: "Doxorubicina liposomal pegilada". */
export function principleName(principle: string): string {
  const words = principle.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
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
