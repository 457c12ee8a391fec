import { DISPLAY_STATUSES, FALLBACK_STATUSES } from '@aval/domain/demand/vocabulary';
import { expect, it } from 'vitest';
import { PROBLEM_CODES } from '../answers/problem';
import { TAG_GROUPS, TAGS } from '../conventions';
import { apiDocument } from '../document';
import { API_OPERATIONS } from '../operations';
import { decisionTable, isSent } from './life-cycle';

const { info, tags = [], webhooks = {} } = apiDocument();
const DESCRIPTION = info.description ?? '';

it('the document says by itself what integrators cannot read elsewhere', () => {
  for (const guide of ['## Life cycle', '## Errors', '## Webhooks']) expect(DESCRIPTION).toContain(guide);
  for (const [code, status] of Object.entries(PROBLEM_CODES))
    expect(DESCRIPTION).toContain(`| \`${code}\` | ${status} |`);
  for (const status of DISPLAY_STATUSES.filter((each) => !FALLBACK_STATUSES.includes(each)))
    expect(DESCRIPTION).toContain(`| \`${status}\` | `);
});

it('links lead to groups and operations that there are', () => {
  const targets = [...DESCRIPTION.matchAll(/\]\((#\/[^)]+)\)/g)].map(([, target]) => target);
  const known = [...API_OPERATIONS.map(({ tag, operationId }) => `#/${tag}/${operationId}`), '#/Webhooks'];
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((target) => !known.includes(target ?? ''))).toEqual([]);
});

it('every group of operations is in one group of the index', () => {
  const grouped = TAG_GROUPS.flatMap((group) => group.tags);
  expect(grouped.toSorted()).toEqual(Object.keys(TAGS).toSorted());
  expect(tags.map(({ name }) => name).toSorted()).toEqual(grouped.toSorted());
});

it('each webhook has an operation name for generated receivers', () => {
  const names = Object.values(webhooks).map((event) => (event as { post: { operationId: string } }).post.operationId);
  expect(names).toContain('onDemandInformationRequested');
  expect(names).toEqual([...new Set(names)]);
});

it('a decision names its roles, its status and the role that receives it', () => {
  const managed = decisionTable((row) => !isSent(row));
  expect(managed).toContain('| manager | `pending_analysis` | `REQUEST_AUTHORIZATION` | 5 (consultant) | `toUserId` |');
  expect(managed).toContain('| representative | `pending_validation` | `DENY` | 3 (manager) |  |');
  const sent = decisionTable(isSent);
  expect(sent).toContain('| representative | `pending_validation` | `REQUEST_MISSING_INFO` | 7 (doctor) |  |');
  expect(sent).not.toContain('consultant');
});
