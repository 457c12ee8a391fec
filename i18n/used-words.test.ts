import type { DuplicationRefusal } from '@aval/application/demands/filing/duplicate-demand';
import { MARKERS } from '@aval/domain/catalogue/markers';
import { OPTIONS } from '@aval/domain/catalogue/options';
import type { Rule } from '@aval/domain/congruence/rule';
import { RULES } from '@aval/domain/congruence/rule-book';
import { FORMER_RULES } from '@aval/domain/congruence/rule-ids';
import { REFUSALS } from '@aval/domain/demand/lifecycle/commands';
import type { CommandReply, EarlierStatus } from '@aval/web/app/features/demand-actions/command-reply';
import { DOCUMENT_FAILURES } from '@aval/worker/documents/failures';
import { MAIL_FAILURES, MAIL_SKIPS } from '@aval/worker/mails/failures';
import { expect, test } from 'vitest';
import { CATALOGUES, NAMESPACES } from './catalogues';
import { readKeysSaid } from './keys-said.test-support';

const OF_MARKERS = Object.values(MARKERS).flatMap((fields) => fields.map(({ name }) => name));
const OF_OPTIONS = Object.entries(OPTIONS).flatMap(([set, names]) => names.map((name) => `${set}.${name}`));
/** Fields that findings name and forms do not. */
const OF_FINDINGS = [
  'exposures.title',
  ...['regimen', 'creatinine', 'creatinineUnit', 'creatinineDate'].map((name) => `chemotherapy.${name}`),
];
const OF_CHANGES = ['chemotherapy.sessionFrequencyDays'];
const REPLIES: readonly Exclude<CommandReply['status'], 'invalid' | 'refused' | 'not_duplicated' | 'edited'>[] = [
  ...([
    'stale',
    'unavailable',
    'unknown',
    'offline',
    'signed_out',
    'conflict',
    'obliged',
    'faulty',
    'closed',
    'not_found',
  ] as const),
];
const DUPLICATIONS: readonly DuplicationRefusal[] = [
  ...(['wrong_status', 'cycles_remain', 'last_session_reached', 'radiotherapy_started'] as const),
  ...(['doctor_unavailable', 'too_many_drafts', 'no_center'] as const),
];
const EARLIER: readonly EarlierStatus[] = ['done', 'not_done'];
const OF_DOCUMENTS = [...DOCUMENT_FAILURES, 'document_failed', 'timed_out', 'unread', 'outcome_unwritable'];
const OF_MAILS = [...MAIL_FAILURES, ...MAIL_SKIPS, 'unread'];

const KNOWN_RULES: readonly Pick<Rule, 'id' | 'variants' | 'formerVariants'>[] = [...RULES, ...FORMER_RULES];
const OF_RULES = KNOWN_RULES.flatMap(({ id, variants, formerVariants = [] }) => [
  `${id}.name`,
  `${id}.about`,
  ...[...variants, ...formerVariants].flatMap((variant) => [`${id}.${variant}.text`, `${id}.${variant}.settles`]),
]);

/**
 * Templates of keys with parts that the compiler knows only as text, as written in the code, and the words of these
 * parts.
 */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  'congruence:rule.{path}': OF_RULES,
  'demand:option.{set}.{value}': OF_OPTIONS,
  'demand:marker.{name}': OF_MARKERS,
  'demand:field.{change.field}': OF_CHANGES,
  'demand:field.{name}': OF_FINDINGS,
  'demand:field.{prefix}.{own}': ['protocol.markers'],
  'errors:{kind}.{code}': [
    ...OF_DOCUMENTS.map((code) => `document.${code}`),
    ...OF_MAILS.map((code) => `mail.${code}`),
  ],
  'errors:refusal.{reply.refusal}': REFUSALS,
  'notDuplicated.{reply.refusal}': DUPLICATIONS,
  'outcome.earlier.{reply.earlier}': EARLIER,
  'outcome.{reply.status}.title': REPLIES,
  'outcome.{reply.status}.text': REPLIES,
};

function leaves(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : leaves(value, `${prefix}${key}.`),
  );
}

/** Timeout in ms, since the compiler reads the whole source. */
const AMPLE = 300_000;

test('every word is used somewhere', { timeout: AMPLE }, async () => {
  const { keys, open } = readKeysSaid();
  const patterns = new Set([...open].map((pattern) => pattern.replaceAll('${', '{')));
  expect(Object.keys(FILLED).filter((pattern) => !patterns.has(pattern))).toEqual([]);
  const filled = Object.entries(FILLED).flatMap(([pattern, words]) =>
    words.map((word) => pattern.replace(/\{.*\}/, word)),
  );
  const said = new Set([...keys, ...filled]);
  const silent: string[] = [];
  for (const namespace of NAMESPACES) {
    const words = leaves((await CATALOGUES[namespace].es()).default).map((leaf) => leaf.replace(/_(one|other)$/, ''));
    for (const key of words) if (!said.has(key) && !said.has(`${namespace}:${key}`)) silent.push(`${namespace}:${key}`);
  }
  expect(silent).toEqual([]);
});
