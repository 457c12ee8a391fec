import type { Actor } from '@aval/domain/access/actor';
import { type Prisma, PrismaClient } from '@aval/prisma/generated/client';
import { forActor } from '@aval/prisma/scope';
import { PrismaPg } from '@prisma/adapter-pg';

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  /** Number of rows that PostgreSQL expects. */
  'Plan Rows': number;
  'Parent Relationship'?: string;
  Plans?: PlanNode[];
  /** Executed for each returned row, not for every row that is read. */
  isOfRow: boolean;
}

function nodesOf(node: PlanNode, isOfRow = false): PlanNode[] {
  const ofRow = isOfRow || node['Parent Relationship'] === 'SubPlan';
  return [{ ...node, isOfRow: ofRow }, ...(node.Plans ?? []).flatMap((each) => nodesOf(each, ofRow))];
}

/** Creates a database client that can explain the statements it has sent. */
export function watchPlans(url: string) {
  const database = new PrismaClient({
    adapter: new PrismaPg({ connectionString: url }),
    log: [{ emit: 'event', level: 'query' }],
  });
  const sent: Prisma.QueryEvent[] = [];
  database.$on('query', (event) => sent.push(event));

  /** Returns the plan nodes of all statements of `work` that contain the word, explained under the actor's policy. */
  async function plansOf(actor: Actor, word: string, work: () => Promise<unknown>): Promise<PlanNode[][]> {
    sent.length = 0;
    await work();
    const statements = sent.filter(({ query }) => query.includes(word));
    if (statements.length === 0) throw new Error(`no statement has ${word}`);
    return forActor(database, actor).read(async (tx) => {
      const plans: PlanNode[][] = [];
      for (const { query, params } of statements) {
        const rows = await tx.$queryRawUnsafe<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(
          `EXPLAIN (FORMAT JSON) ${query}`,
          ...(JSON.parse(params) as unknown[]),
        );
        plans.push(rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan))));
      }
      return plans;
    });
  }

  return { database, plansOf };
}
