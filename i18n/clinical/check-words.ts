import { drugLetter } from '@aval/domain/clinical/drug-line';
import { type Check, isDoseUnchecked } from '@aval/domain/congruence/coverage/check';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { i18n } from 'i18next';
import { capitalised } from '../format';

/** Says in a sentence without a full stop whether something was checked. Needs the catalogue `report`. */
export function describeCheck({ t }: i18n, { check, state, reason }: Check): string {
  const because = reason === null ? '' : t(`report:checks.reason.${reason}`);
  switch (state) {
    case 'checked':
      return reason === null ? t(`report:checks.checked.${check}`) : t('report:checks.checkedBy', { reason: because });
    case 'notChecked':
      return t(`report:checks.notChecked.${check}`, { reason: because });
    case 'notApplicable':
      return t('report:checks.notApplicable', { name: t(`report:checks.name.${check}`), reason: because });
  }
}

/** Says the same in the cell of a table, whose column names the check and whose icon tells the state. */
export function describeCheckBriefly({ t }: i18n, { check, reason }: Check): string {
  if (reason !== null) return capitalised(t(`report:checks.reason.${reason}`));
  return check === 'labelDose' ? t('report:checks.byLabel') : t('report:checks.yes');
}

/** Returns the sentences of what was not checked; one alone where a single reason stands against all checks. */
export function describeUnchecked(instance: i18n, checks: readonly Check[]): string[] {
  const unchecked = checks.filter(({ state }) => state === 'notChecked');
  const reasons = new Set(unchecked.map(({ reason }) => reason));
  const [reason] = reasons;
  if (reason && reasons.size === 1 && unchecked.length === checks.length)
    return [instance.t('report:checks.nothing', { reason: instance.t(`report:checks.reason.${reason}`) })];
  return unchecked.map((check) => describeCheck(instance, check));
}

/** Counts the lines whose dose nothing was held against, with their names; null when there are none. */
export function describeUncheckedDoses(
  { t }: i18n,
  lines: readonly Pick<LineReport, 'index' | 'drugName' | 'checks'>[],
): string | null {
  const unchecked = lines.filter(({ checks = [] }) => isDoseUnchecked(checks));
  if (unchecked.length === 0) return null;
  return t('report:checks.doses', { count: unchecked.length, lines: unchecked.map(lineName).join(', ') });
}

/** Checks of a line besides those of its dose, in the order in which they are told. */
const FURTHER_CHECKS = ['route', 'renal', 'lifetime', 'indication'] as const;

/** Says by kind what was not checked besides doses: "Sin comprobar: función renal de A y B; indicación de A."; or null. */
export function describeUncheckedKinds(
  { t, language }: i18n,
  lines: readonly Pick<LineReport, 'index' | 'checks'>[],
): string | null {
  const letters = new Intl.ListFormat(language, { type: 'conjunction' });
  const kinds = FURTHER_CHECKS.flatMap((name) => {
    const unchecked = lines.filter(({ checks = [] }) =>
      checks.some(({ check, state }) => check === name && state === 'notChecked'),
    );
    if (unchecked.length === 0) return [];
    return t(`report:checks.kind.${name}`, { lines: letters.format(unchecked.map(({ index }) => drugLetter(index))) });
  });
  return kinds.length === 0 ? null : t('report:checks.kinds', { kinds: kinds.join('; ') });
}

/** "A (Docetaxel)". */
export function lineName({ index, drugName }: Pick<LineReport, 'index' | 'drugName'>): string {
  return drugName === null ? drugLetter(index) : `${drugLetter(index)} (${drugName})`;
}
