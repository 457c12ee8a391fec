import type { Gap } from '@aval/domain/clinical/calculation/inputs';
import type { Expression, Figure, Step, Unit } from '@aval/domain/clinical/calculation/steps';
import type { i18n } from 'i18next';
import { numbersOf } from '../numbers';

/** Unit signs, the same in both languages except for international units. */
const SIGNS: Readonly<Record<Exclude<Unit, 'IU' | 'IU/mg'>, string>> = {
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
  'U/L': 'U/l',
  Gy: 'Gy',
  '%': '%',
};

const BETWEEN = { sum: ' + ', difference: ' − ', product: ' × ', quotient: ' ÷ ' } as const;

/** One line of a calculation: its result and how it is derived. */
export interface StepLine {
  /** "Superficie corporal"; the subject of a chain is that of its last step. */
  subject: string;
  /** "√(61,5 × 164 ÷ 3600) = 1,67 m² × 80 mg/m² = 133,9 mg". */
  text: string;
}

/**
 * Describes the steps of a calculation. A step that continues with the previous result joins its line. Needs the
 * catalogue `clinical`.
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

/** Describes a missing input: "la talla: falta". Needs the catalogue `clinical`. */
export function describeGap({ t }: i18n, { input, because }: Gap): string {
  return t(`clinical:because.${because}`, { input: t(`clinical:input.${input}`) });
}

/** Returns the terms after the first when that is the previous result, otherwise null. */
function restAfter(instance: i18n, before: Step, expression: Expression): string | null {
  if (!isOperation(expression)) return null;
  const [first, ...rest] = expression.terms;
  if (first?.kind !== 'result' || first.of !== before.subject || rest.length === 0) return null;
  const between = BETWEEN[expression.kind];
  return `${between}${rest.map((term) => operand(instance, expression, term)).join(between)}`;
}

/** Returns the result with its equals sign; empty for a single figure, which would be repeated. */
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

/** Puts sums within products in brackets, and composite divisors. */
function operand(instance: i18n, whole: Operation, term: Expression): string {
  const text = describe(instance, term);
  if (!isOperation(term)) return text;
  const binds = term.kind === 'product' || term.kind === 'quotient';
  const needsNone = whole.kind === 'sum' || (binds && (whole.kind !== 'quotient' || whole.terms[0] === term));
  return needsNone || (whole.kind === 'difference' && binds) ? text : `(${text})`;
}

/** Formats a figure with its unit's sign; an AUC is named before its figure. */
export function writtenFigure(instance: i18n, { value, unit, decimals }: Figure): string {
  const numbers = numbersOf(instance);
  // A constant of a formula stays ungrouped: 3600, not 3.600.
  if (unit === null) return numbers.retyped(String(Number(value.toFixed(2))));
  const figures = decimals === undefined ? numbers.plain(value) : numbers.decimal(value, decimals);
  const sign = unitSign(instance, unit);
  return unit === 'AUC' ? `${sign}\u00a0${figures}` : numbers.withSign(figures, sign);
}

/** Returns the sign of a unit in the language; units of markers, which calculations do not use, stay as stored. */
export function unitSign(instance: i18n, unit: string): string {
  if (unit === 'IU') return instance.t('clinical:internationalUnits');
  if (unit === 'IU/mg') return `${instance.t('clinical:internationalUnits')}/${SIGNS.mg}`;
  return Object.hasOwn(SIGNS, unit) ? SIGNS[unit as keyof typeof SIGNS] : unit;
}
