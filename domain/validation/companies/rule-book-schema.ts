import { z } from 'zod';
import { WEIGHT_RULES } from '../../clinical/kidney/clearance-weight';
import { DEFAULT_CLEARANCE_SETTINGS } from '../../clinical/kidney/creatinine-clearance';
import { ORDERED_THRESHOLDS, type RuleFacts, thresholdBounds } from '../../congruence/book/rule-facts';
import { SEVERITIES, type Severity } from '../../congruence/findings/finding';
import type { RuleSetting } from '../../congruence/rule';
import type { CongruenceSettings } from '../../congruence/rule-book';
import { choice, decimal, flag, group, integer } from '../fields/field';
import { message } from '../fields/message';

/** Form values of one rule: whether it is on, its severity, and its thresholds by name. */
interface TypedRule {
  on: boolean;
  severity: Severity;
  [threshold: string]: number | boolean | string;
}

/**
 * Schema of a company's rule book: a part for each rule, by its id, and the general settings.
 * Source: docs/rules.md 12.14.
 */
export function ruleBookSchema(rules: readonly RuleFacts[]) {
  return z.object({
    weightRule: choice(WEIGHT_RULES),
    creatinineFloor: flag(),
    clearanceCap: flag(),
    asksJustification: flag(),
    ...Object.fromEntries(rules.map((rule) => [rule.id, ruleSchema(rule)])),
  });
}

function ruleSchema({ thresholds }: RuleFacts) {
  const limits = Object.entries(thresholds).map(([name, value]) => {
    const { isWhole = false, ...bounds } = thresholdBounds(name, value);
    return [name, isWhole ? integer(bounds) : decimal(bounds)] as const;
  });
  return group({ on: flag(), severity: choice(SEVERITIES), ...Object.fromEntries(limits) }).superRefine(
    (typed: Readonly<Record<string, unknown>>, context) => {
      for (const [first, second] of ORDERED_THRESHOLDS) {
        const [low, high] = [typed[first], typed[second]];
        if (typeof low === 'number' && typeof high === 'number' && low > high)
          context.addIssue({ code: 'custom', path: [second], message: message('decimalMin', { min: low }) });
      }
    },
  );
}

/** Returns the settings to store from a valid form: for each rule only what differs from its defaults. */
export function settingsOf(
  rules: readonly RuleFacts[],
  typed: z.output<ReturnType<typeof ruleBookSchema>>,
): CongruenceSettings {
  const parts = typed as unknown as Readonly<Record<string, TypedRule>>;
  const settings = rules.flatMap((rule) => {
    const part = parts[rule.id];
    const setting = part ? settingOf(rule, part) : {};
    return Object.keys(setting).length > 0 ? [[rule.id, setting] as const] : [];
  });
  return {
    rules: Object.fromEntries(settings),
    clearance: {
      weightRule: typed.weightRule,
      creatinineFloorMgDl: typed.creatinineFloor ? DEFAULT_CLEARANCE_SETTINGS.creatinineFloorMgDl : null,
      clearanceCapMlMin: typed.clearanceCap ? DEFAULT_CLEARANCE_SETTINGS.clearanceCapMlMin : null,
    },
    asksJustification: typed.asksJustification,
  };
}

function settingOf({ severity, thresholds }: RuleFacts, part: TypedRule): RuleSetting {
  const differing = Object.entries(thresholds)
    .map(([name, standard]) => [name, Number(part[name] ?? standard), standard] as const)
    .filter(([, typed, standard]) => typed !== standard)
    .map(([name, typed]) => [name, typed]);
  return {
    ...(part.on ? {} : { isOff: true }),
    ...(part.severity === severity ? {} : { severity: part.severity }),
    ...(differing.length > 0 ? { thresholds: Object.fromEntries(differing) } : {}),
  };
}

/** Returns the initial values of the form: texts as they are typed, undefined for a box that is off. */
export function bookFormValues(
  rules: readonly RuleFacts[],
  { rules: settings, clearance, asksJustification }: CongruenceSettings,
  write: (figure: number) => string,
): Record<string, unknown> {
  const on = (isOn: boolean) => (isOn ? 'on' : undefined);
  const parts = rules.map(({ id, severity, thresholds }) => {
    const set = settings[id];
    const limits = Object.entries({ ...thresholds, ...set?.thresholds }).map(([name, value]) => [name, write(value)]);
    return [id, { on: on(!set?.isOff), severity: set?.severity ?? severity, ...Object.fromEntries(limits) }];
  });
  return {
    weightRule: clearance.weightRule,
    creatinineFloor: on(clearance.creatinineFloorMgDl !== null),
    clearanceCap: on(clearance.clearanceCapMlMin !== null),
    asksJustification: on(asksJustification),
    ...Object.fromEntries(parts),
  };
}
