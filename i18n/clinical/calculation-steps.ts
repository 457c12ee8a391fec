import type { Gap } from '@aval/domain/clinical/calculation/inputs';
import type { Expression, Figure, Step, Unit } from '@aval/domain/clinical/calculation/steps';
import type { i18n } from 'i18next';
import { numbersOf } from '../numbers';

/** The same in both languages but for international units. */
const SIGNS: Readonly<Record<Exclude<Unit, 'IU'>, string>> = {
  cm: 'cm',
  kg: 'kg',
  m2: 'm²',
  'kg/m2': 'kg/m²',
  mg: 'mg',
  'mg/m2': 'mg/m²',
  'mg/kg': 'mg/kg',
  AUC: 'AUC',
  'mg/dL': 'mg/dl',
  'umol/L': 'µmol/l',
  'mL/min': 'ml/min',
  Gy: 'Gy',
  '%': '%',
};

const BETWEEN = { sum: ' + ', difference: ' − ', product: ' × ', quotient: ' ÷ ' } as const;

/** One line of a calculation: what it finds, and how. */
export interface StepLine {
  /** "Superficie corporal"; of a chain what its end finds. */
  subject: string;
  /** "√(61,5 × 164 ÷ 3600) = 1,67 m² × 80 mg/m² = 133,9 mg". */
  text: string;
}

/**
 * The steps of a calculation in words and figures of a language. A step that goes on with the result of the one before
 * stands on its line. The catalogue `clinical` has to be loaded.
 */
export function describeSteps(instance: i18n, steps: readonly Step[]): StepLine[] {
  const lines: StepLine[] = [];
  let before: Step | null = null;
  for (const step of steps) {
    const subject = instance.t(`clinical:subject.${step.subject}`);
    const last = lines.at(-1);
    const further = before && last ? restAfter(instance, before, step.expression) : null;
    if (last && further !== null)
      lines.splice(-1, 1, { subject, text: `${last.text}${further}${equals(instance, step)}` });
    else lines.push({ subject, text: `${describe(instance, step.expression)}${equals(instance, step)}` });
    before = step;
  }
  return lines;
}

/** The words for what a calculation lacks: "la talla: falta". The catalogue `clinical` has to be loaded. */
export function describeGap({ t }: i18n, { input, because }: Gap): string {
  return t(`clinical:because.${because}`, { input: t(`clinical:input.${input}`) });
}

/** What follows the first term, when that is the result of the step before; null when it is not. */
function restAfter(instance: i18n, before: Step, expression: Expression): string | null {
  if (!isOperation(expression)) return null;
  const [first, ...rest] = expression.terms;
  if (first?.kind !== 'result' || first.of !== before.subject || rest.length === 0) return null;
  const between = BETWEEN[expression.kind];
  return `${between}${rest.map((term) => operand(instance, expression, term)).join(between)}`;
}

/** A step that is one figure says nothing twice. */
function equals(instance: i18n, { expression, result }: Step): string {
  return expression.kind === 'figure' ? '' : ` = ${writtenFigure(instance, result)}`;
}

type Operation = Extract<Expression, { terms: readonly Expression[] }> & { kind: keyof typeof BETWEEN };

function isOperation(expression: Expression): expression is Operation {
  return expression.kind in BETWEEN;
}

function describe(instance: i18n, expression: Expression): string {
  if (isOperation(expression)) {
    return expression.terms.map((term) => operand(instance, expression, term)).join(BETWEEN[expression.kind]);
  }
  switch (expression.kind) {
    case 'figure':
    case 'result':
      return writtenFigure(instance, expression.figure);
    case 'root':
      return `√(${describe(instance, expression.of)})`;
    case 'square':
      return `${describe(instance, expression.of)}²`;
    case 'lower':
    case 'higher':
      return instance.t(`clinical:${expression.kind}`, {
        of: expression.terms.map((term) => describe(instance, term)).join(instance.t('clinical:and')),
      });
    default:
      return '';
  }
}

/** Sums are bracketed in products, and what is divided by when it is more than a figure. */
function operand(instance: i18n, whole: Operation, term: Expression): string {
  const text = describe(instance, term);
  if (!isOperation(term)) return text;
  const binds = term.kind === 'product' || term.kind === 'quotient';
  const needsNone = whole.kind === 'sum' || (binds && (whole.kind !== 'quotient' || whole.terms[0] === term));
  return needsNone || (whole.kind === 'difference' && binds) ? text : `(${text})`;
}

/** A figure with its unit's sign, as a language writes it; an AUC is named before its figure. */
export function writtenFigure(instance: i18n, { value, unit, decimals }: Figure): string {
  const numbers = numbersOf(instance);
  // A constant of a formula is written as in the formula: 3600, not 3.600.
  if (unit === null) return numbers.retyped(String(Number(value.toFixed(2))));
  const figures = decimals === undefined ? numbers.plain(value) : numbers.decimal(value, decimals);
  const sign = unitSign(instance, unit);
  return unit === 'AUC' ? `${sign}\u00a0${figures}` : numbers.withSign(figures, sign);
}

/** The sign of a unit, as a language writes it; one of a marker, which no calculation has, is written as it is kept. */
export function unitSign(instance: i18n, unit: string): string {
  if (unit === 'IU') return instance.t('clinical:internationalUnits');
  return Object.hasOwn(SIGNS, unit) ? SIGNS[unit as keyof typeof SIGNS] : unit;
}
