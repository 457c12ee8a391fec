import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import type { Figure } from '@aval/domain/clinical/calculation/steps';
import { roundTo } from '@aval/domain/clinical/rounding/decimals';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';

/** Subject of a figure. */
export type FigureSubject =
  | { kind: 'clearance' }
  | { kind: 'administration' | 'cycle'; index: number; drugName: string | null }
  | { kind: 'lifetime'; drugName: string | null; sum: NonNullable<CongruenceReport['lifetime'][number]['sum']> };

/** Figure that differs between two reports on one version; null in the report that lacks it. */
export interface FigureDifference {
  subject: FigureSubject;
  unit: Figure['unit'];
  before: number | null;
  after: number | null;
}

type Reckoned = Pick<CongruenceReport, 'clearance' | 'lines' | 'lifetime'>;

/** Returns the differing figures. A line's cycle dose is included only if its administration dose is equal. */
export function figureDifferences(before: Reckoned, after: Reckoned): FigureDifference[] {
  const [was, is] = [before, after].map((report) => new Map(figuresOf(report).map((each) => [each.key, each])));
  const keys = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]);
  const differences = [...keys].flatMap((key) => {
    const [one, other] = [was?.get(key), is?.get(key)];
    const known = other ?? one;
    const values = { before: one?.value ?? null, after: other?.value ?? null };
    return known && values.before !== values.after ? [{ subject: known.subject, unit: known.unit, ...values }] : [];
  });
  const isOfCycleAlone = ({ subject }: FigureDifference) =>
    subject.kind !== 'cycle' ||
    !differences.some(({ subject: other }) => other.kind === 'administration' && other.index === subject.index);
  return differences.filter(isOfCycleAlone);
}

interface KeyedFigure {
  key: string;
  subject: FigureSubject;
  unit: Figure['unit'];
  value: number | null;
}

function figuresOf({ clearance, lines, lifetime }: Reckoned): KeyedFigure[] {
  return [
    ...(clearance
      ? [
          {
            key: 'clearance',
            subject: { kind: 'clearance' as const },
            unit: 'mL/min' as const,
            value: clearance.computable ? roundTo(clearance.clearanceMlMin, 2) : null,
          },
        ]
      : []),
    ...lines.flatMap((line) => (['administration', 'cycle'] as const).map((kind) => doseOf(line, kind))),
    ...lifetime.map(
      ({ drugName, sum = 'anthracyclines', ledger }): KeyedFigure => ({
        key: `lifetime ${drugName ?? sum}`,
        subject: { kind: 'lifetime', drugName, sum },
        unit: ledger.unit,
        value: roundTo(ledger.total, 2),
      }),
    ),
  ];
}

function doseOf({ index, drugName, doses }: LineReport, kind: 'administration' | 'cycle'): KeyedFigure {
  const dose: Calculation<{ doseMg: number }> = doses[kind];
  const value = dose.computable ? roundTo(dose.doseMg, 2) : null;
  return { key: `${kind} ${index}`, subject: { kind, index, drugName }, unit: 'mg', value };
}
