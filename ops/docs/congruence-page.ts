import { rulesByGroup } from '@aval/domain/congruence/book/rule-groups';
import type { Rule } from '@aval/domain/congruence/rule';
import { RULES } from '@aval/domain/congruence/rule-book';
import { unitSign } from '@aval/i18n/clinical/calculation-steps';
import { describeRule } from '@aval/i18n/clinical/finding-words';
import { createI18n } from '@aval/i18n/instance';
import type { i18n } from 'i18next';
import { sourceKeyOf } from '../../web/app/features/rules/rule-source';
import { readSources } from './sources';
import { table } from './table';

const RULES_FOLDER = 'domain/congruence/rules/';

/** Returns `docs/congruence.md`, the description of all rules. */
export async function congruencePage(): Promise<string> {
  const english = await createI18n('en', ['congruence', 'rules']);
  const sources = sourcesOfRules();
  return `${[
    '# The rules of congruence',
    'This page is made from the rule book that the product itself uses (`npx tsx ops/docs/write-congruence.ts`); a test fails when it is not current. Rules advise: none of them stops a request, preselects a decision or denies anything. A company may switch each off and set its severity and its thresholds ([rules.md](rules.md), section 12). The severity is the highest that a rule says by default; of a finding it may be lower, where the source says so.',
    'Sources are those that the page of the rules names; a finding shows the citation itself. The last column is what the comment of the rule says of them, with the rows of `domain/reference/*.json` by their slugs: each row has its citation and what it was compared with.',
    ...rulesByGroup(RULES).flatMap(({ group, rules }) => [
      `## ${english.t(`rules:group.${group}`)}`,
      table(
        ['rule', 'version', 'name', 'looks at', 'severity', 'thresholds', 'sources', 'where they are named'],
        rules.map((rule) => {
          const { name, about } = describeRule(english, rule);
          const named = capitalized(sources.get(rule.id) ?? missing(rule.id));
          const source = english.t(`rules:source.${sourceKeyOf(rule.id)}`);
          return [rule.id, String(rule.version), name, about, rule.severity, thresholds(english, rule), source, named];
        }),
      ),
    ]),
  ].join('\n\n')}\n`;
}

/** Returns the text after "Source:" in the comments of each rule's file, by rule id. */
function sourcesOfRules(): ReadonlyMap<string, string> {
  const files = readSources().filter(({ file }) => file.startsWith(RULES_FOLDER) && !file.includes('.test'));
  return new Map(
    files.flatMap(({ text }) => {
      const said = [...text.matchAll(/Sources?: (.+?)\s\*?\/\n/g)].map(([, source = '']) => source);
      // A product rule is not a medical source.
      const cited = said.filter((source) => !/^docs\/rules\.md \d+\.\d+\.$/.test(source));
      const ids = [...text.matchAll(/\bid: '([A-Z]{3}-\d{2})'/g)].map(([, id = '']) => id);
      return cited.length > 0 ? ids.map((id) => [id, cited.join(' ')] as const) : [];
    }),
  );
}

function missing(id: string): never {
  throw new Error(`the file of the rule ${id} names no source in a comment`);
}

function thresholds(instance: i18n, { thresholds: given, unit }: Rule): string {
  return Object.entries(given)
    .map(([name, value]) => `${name} ${value}${unit ? ` ${unitSign(instance, unit)}` : ''}`)
    .join(', ');
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
