import { ROLE_NAMES } from '@aval/domain/access/roles';
import { CORRECTING_TRANSITIONS } from '@aval/domain/demand/transitions/correcting-transitions';
import { DECISION_TRANSITIONS } from '@aval/domain/demand/transitions/decision-transitions';
import { ENDING_TRANSITIONS } from '@aval/domain/demand/transitions/ending-transitions';
import { FILING_TRANSITIONS } from '@aval/domain/demand/transitions/filing-transitions';
import type { Transition } from '@aval/domain/demand/transitions/transition-row';
import { TRANSITIONS } from '@aval/domain/demand/transitions/transitions';
import { DISPLAY_STATUSES, type DisplayStatus, FALLBACK_STATUSES } from '@aval/domain/demand/vocabulary';
import {
  AUDIENCE_WORDS,
  CHECK_WORDS,
  CONDITION_WORDS,
  DEED_WORDS,
  DESTINATION_WORDS,
  EFFECT_WORDS,
  PERFORMER_WORDS,
  ROLE_OF_EVERYONE,
  ROLE_ORDER,
  STATUS_WORDS,
  WHEN_WORDS,
} from './lifecycle-words';
import { table } from './table';

/** Returns `docs/lifecycle.md`, the transition table in words and as a diagram. */
export function lifecyclePage(): string {
  return `${[
    '# The life of a request',
    'This page is made from the table that the product itself uses (`npx tsx ops/docs/write-lifecycle.ts`); a test fails when it is not current. A request for treatment is called a *demand*. At every moment somebody has it and knows that it is their turn. Nothing is ever decided by a clock, and silence never denies.',
    '## Where a demand can be',
    table(
      ['status', 'what it means'],
      DISPLAY_STATUSES.map((status) => [STATUS_WORDS[status].name, STATUS_WORDS[status].meaning]),
    ),
    '## The way in one picture',
    'Left out, because they are possible from many places: cancel, finish, undo, comments, files, administrative edits, take-over.',
    drawing(),
    '## Who is told',
    '*Who has it next* are all managers of the company; the representatives in scope, or the admins where there is none; the named consultant; the doctor and the assistant who filed. They are told by the bell and by mail; what goes by the bell alone stands in `domain/demand/timing/mailed-news.ts`.',
    '## What doctors and assistants do',
    rowTable(FILING_TRANSITIONS),
    "## What the insurer's side decides",
    rowTable(DECISION_TRANSITIONS),
    '## Ends, and the clock',
    rowTable(ENDING_TRANSITIONS),
    '## Corrections, notes on the way, and what is returned',
    rowTable(CORRECTING_TRANSITIONS),
    '## Undo',
    'These actions can be undone, the last one first and one at a time, as far back as the last version:',
    undoable(),
    'What made a version, a cancel, a finish and what the clock did cannot. An undo restores the state with its clocks exactly and tells everyone who had been told; it says why, for both sides. The PDF of an undone decision stays in the archive; what a download gives from then on is an annulled rendition, with a watermark, who, when and why. Comments and files in between do not stand in its way.',
    '## Cycles',
    'Each continuation files the next cycle as a new version and goes the same way as a first request. After the first acceptance the cycle number is fixed and the total grows only by an increase of cycles, in the last cycle. A treatment without cycles is "0 of 0" and cannot be increased. A continuation that is denied concerns that cycle; what was authorized before stands.',
    'An accepted demand with cycles left turns into "pending continuation" at midnight (Madrid) after the last session of the current cycle. When the decision came later than that, it does so at the beginning of the fifth working day after the decision.',
  ].join('\n\n')}\n`;
}

function rowTable(rows: readonly Transition[]): string {
  return table(
    ['where it is', 'who', 'does', 'provided that', 'then', 'besides', 'who is told'],
    rows.map((row) => [
      places(row.from),
      performers(row),
      deed(row),
      [
        ...(row.conditions ?? []).map((condition) => CONDITION_WORDS[condition]),
        ...(row.checks ?? []).map((check) => CHECK_WORDS[check]),
      ].join('; '),
      destination(row),
      (row.effects ?? []).map((effect) => EFFECT_WORDS[effect]).join('; '),
      (row.tells ?? [])
        .map(({ who, when }) => (when ? `${AUDIENCE_WORDS[who]} (${WHEN_WORDS[when]})` : AUDIENCE_WORDS[who]))
        .join(', '),
    ]),
  );
}

/** Returns the statuses where a transition starts, or "anywhere but" the exceptions when those are fewer. */
function places(from: readonly DisplayStatus[]): string {
  const reachable = DISPLAY_STATUSES.filter((status) => !FALLBACK_STATUSES.includes(status));
  const exceptions = reachable.filter((status) => !from.includes(status));
  if (exceptions.length === 0) return 'anywhere';
  const listed = from.filter((status) => !FALLBACK_STATUSES.includes(status));
  return exceptions.length < listed.length ? `anywhere but ${statuses(exceptions)}` : statuses(listed);
}

function statuses(list: readonly DisplayStatus[]): string {
  return list.map((status) => STATUS_WORDS[status].name).join(', ');
}

function performers({ by }: Transition): string {
  if (by.length === ROLE_NAMES.length) return ROLE_OF_EVERYONE;
  const words = ROLE_ORDER.filter((performer) => by.includes(performer)).map((performer) => PERFORMER_WORDS[performer]);
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} or ${last}` : last;
}

function deed({ id }: Transition): string {
  const words = DEED_WORDS[id];
  if (!words) throw new Error(`the page has no words for the transition ${id}`);
  return words;
}

function destination(row: Transition): string {
  return DESTINATION_WORDS[row.to] ?? statuses(targets(row));
}

/** Returns the statuses that a transition leads to; none when the status stays or is restored. */
function targets({ to, decision }: Transition): DisplayStatus[] {
  const denied = decision === 'deny';
  switch (to) {
    case 'first_in_line':
    case 'asking_role':
      return ['pending_validation', 'pending_analysis'];
    case 'manager':
      return ['pending_analysis'];
    case 'named_consultant':
      return ['pending_evaluation'];
    case 'representative':
      return [denied ? 'pending_company_deny' : 'pending_company_accept'];
    case 'doctor':
      return ['pending_missing_info'];
    case 'sent':
      return [denied ? 'sended_denied' : 'sended_accepted'];
    case 'to_continue':
      return ['pending_continue'];
    case 'canceled':
    case 'finished':
      return [to];
    case 'unchanged':
    case 'restored':
      return [];
  }
}

function drawing(): string {
  const drawn = TRANSITIONS.filter((row) => row.to !== 'canceled' && row.to !== 'finished');
  const labels = new Map<string, string[]>();
  for (const row of drawn) {
    for (const from of row.from) {
      for (const target of targets(row)) {
        const edge = `${from} --> ${target}`;
        labels.set(edge, [...(labels.get(edge) ?? []), `${performers(row)} ${deed(row)}`]);
      }
    }
  }
  const used = new Set([...labels.keys()].flatMap((edge) => edge.split(' --> ')));
  const lines = [
    'stateDiagram-v2',
    ...DISPLAY_STATUSES.filter((status) => used.has(status)).map(
      (status) => `  state "${STATUS_WORDS[status].name}" as ${status}`,
    ),
    '  [*] --> draft',
    ...[...labels].map(([edge, words]) => `  ${edge} : ${words.join(' / ')}`),
  ];
  return ['```mermaid', ...lines, '```'].join('\n');
}

function undoable(): string {
  const deeds = new Map<string, Set<string>>();
  for (const row of TRANSITIONS.filter((each) => each.undoable)) {
    const who = performers(row);
    deeds.set(who, (deeds.get(who) ?? new Set()).add(deed(row)));
  }
  return [...deeds].map(([who, words]) => `- ${who}: ${[...words].join('; ')}`).join('\n');
}
