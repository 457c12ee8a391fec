import type { RuleSettings } from '../rule';
import type { RuleId } from '../rule-ids';
import { type DrawnRequest, toldBy, withFigure } from './drawn-request.test-support';

/**
 * Where a figure of a row is read: a request that is drawn for the row, and the figures below, at and above the edge.
 * `at` says to which side the edge itself belongs; `alone` to neither; `within` is a single figure without an edge.
 */
export interface Edge {
  row: string;
  /** Figure of the row. */
  field: string;
  rule: RuleId;
  request: DrawnRequest;
  /** Path of the request's figure that moves. */
  vary: string;
  values: readonly number[];
  at: 'below' | 'above' | 'alone' | 'within';
  /** Variants that are expected at the values instead, of a figure that is no edge but a member of a list. */
  variants?: readonly string[];
}

/** Edge as it is recorded: what was said at figures of its own, which no table moves. */
export interface RecordedEdge {
  field: string;
  rule: RuleId;
  vary: string;
  /** What the edge's request has otherwise than that of the row. */
  beside: DrawnRequest;
  told: Readonly<Record<string, string>>;
  /** Present where another row decides on both sides. */
  isCovered?: true;
}

export interface RecordedRow {
  request: DrawnRequest;
  edges: readonly RecordedEdge[];
}

export type RecordedEdges = Readonly<Record<string, RecordedRow>>;

/** Returns the value with as many decimals as tables have, without the error of a product. */
export function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** Returns a figure and those a step below and above it. */
export function around(value: number, step: number): Edge['values'] {
  return [tidy(value - step), tidy(value), tidy(value + step)];
}

/** Returns one unit of the last decimal of a figure. */
export function unitOf(value: number): number {
  return 10 ** -(String(value).split('.')[1]?.length ?? 0);
}

function toldAt(
  { rule, request, vary }: Pick<Edge, 'rule' | 'request' | 'vary'>,
  value: number,
  settings?: RuleSettings,
) {
  return toldBy(rule, withFigure(request, vary, value), settings);
}

/** Whether what is said changes at the edge, and the edge itself belongs to the side that the row says. */
function isReached(edge: Edge): boolean {
  if (edge.at === 'within') return true;
  const told = toldAround(edge);
  if (edge.variants) return told.every((each, place) => each.split(' ')[0] === edge.variants?.[place]);
  const [below, at, above] = told;
  return (at === below) === (edge.at === 'below') && (at === above) === (edge.at === 'above');
}

/** Returns the edges that are not where the rows say. */
export function unreached(edges: readonly Edge[]): Edge[] {
  return edges.filter((edge) => !isReached(edge));
}

/** Returns the first of several requests that reaches the edge of a row, which another row may cover in the others. */
export function firstReached([first, ...others]: readonly Edge[]): Edge[] {
  if (!first) return [];
  return [isReached(first) ? first : (others.find(isReached) ?? first)];
}

/** Returns what is said at each figure of an edge. */
export function toldAround(edge: Edge): string[] {
  return edge.values.map((value) => toldAt(edge, value));
}

/** Returns what is said around each edge, to be recorded. */
export function recordOf(edges: readonly Edge[]): RecordedEdges {
  const record: Record<string, { request: DrawnRequest; edges: RecordedEdge[] }> = {};
  for (const edge of edges) {
    const { row, field, rule, request, vary, values } = edge;
    const told = Object.fromEntries(values.map((value) => [value, toldAt(edge, value)]));
    const recorded = record[row] ?? { request, edges: [] };
    record[row] = recorded;
    recorded.edges.push({
      field,
      rule,
      vary,
      beside: differenceOf(recorded.request, request),
      told,
      ...(isReached(edge) ? {} : { isCovered: true }),
    });
  }
  return JSON.parse(JSON.stringify(record)) as RecordedEdges;
}

/** Returns the parts of a request that another one lacks; a part that only the other one has is null. */
function differenceOf(first: DrawnRequest, other: DrawnRequest): DrawnRequest {
  const names = [...new Set([...Object.keys(first), ...Object.keys(other)])] as (keyof DrawnRequest)[];
  const differing = names.filter((name) => JSON.stringify(first[name]) !== JSON.stringify(other[name]));
  return Object.fromEntries(differing.map((name) => [name, other[name] ?? null]));
}

/** Returns the recorded requests of which something else is said now. */
export function differencesFrom(record: RecordedEdges, settings?: RuleSettings): string[] {
  return Object.entries(record).flatMap(([row, { request, edges }]) =>
    edges.flatMap(({ field, rule, vary, beside, told }) =>
      Object.entries(told).flatMap(([value, before]) => {
        const now = toldAt({ rule, request: { ...request, ...beside }, vary }, Number(value), settings);
        return now === before ? [] : [`${row}, ${field}, at ${value}: "${now}" instead of "${before}"`];
      }),
    ),
  );
}

/** Returns the recorded requests with what is said of them now. */
export function toldAnew(record: RecordedEdges): RecordedEdges {
  const retell = (request: DrawnRequest, { rule, vary, beside, told, ...edge }: RecordedEdge): RecordedEdge => {
    const values = Object.keys(told);
    const now = values.map((value) => [
      value,
      toldAt({ rule, request: { ...request, ...beside }, vary }, Number(value)),
    ]);
    return { ...edge, rule, vary, beside, told: Object.fromEntries(now) };
  };
  return Object.fromEntries(
    Object.entries(record).map(([row, { request, edges }]) => [
      row,
      { request, edges: edges.map((edge) => retell(request, edge)) },
    ]),
  );
}
