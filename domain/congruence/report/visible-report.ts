import { roleMay } from '../../access/permissions';
import type { RoleName } from '../../access/roles';
import { type Calculation, notComputable } from '../../clinical/calculation/calculation';
import type { LedgerRow } from '../../clinical/lifetime/ledger';
import type { Supply } from '../../clinical/vials/supply';
import type { LifetimeReport } from './lifetime-report';
import type { LineReport } from './line-report';
import type { CongruenceReport } from './report';

/**
 * Reduces a report to the parts that a role may read: costs are visible to roles of the insurer alone, and the demands
 * of earlier cycles to nobody, so numbers replace their ids. Source: docs/rules.md 12.11.
 */
export function visibleReport(report: CongruenceReport, role: RoleName): CongruenceReport {
  const seesCosts = roleMay(role, 'demands.see_costs');
  return {
    ...report,
    lines: seesCosts ? report.lines : report.lines.map(withoutCost),
    lifetime: report.lifetime.map(visibleLifetime),
  };
}

function withoutCost(line: LineReport): LineReport {
  const supply = line.supply && priceless(line.supply.leastWasteful);
  // The cheapest choice would reveal which presentation has the lower price.
  const cheapest = notComputable({ input: 'price', because: 'missing' });
  return { ...line, supply: supply && { cheapest, leastWasteful: supply, unpricedIds: [] } };
}

function priceless(supply: Calculation<Supply>): Calculation<Supply> {
  return supply.computable ? { ...supply, cost: null } : supply;
}

/** Replaces the ids of demands by numbers. Source: docs/rules.md 12.11. */
export function visibleLifetime({ ledger, limits, ...report }: LifetimeReport): LifetimeReport {
  const numbers = new Map<LedgerRow['demandId'], number>();
  const numbered = <Row extends Pick<LedgerRow, 'demandId'>>(row: Row): Row => {
    if (row.demandId === null) return row;
    if (!numbers.has(row.demandId)) numbers.set(row.demandId, numbers.size + 1);
    return { ...row, demandId: numbers.get(row.demandId) ?? null };
  };
  return {
    ...report,
    ledger: { ...ledger, rows: ledger.rows.map(numbered), uncounted: ledger.uncounted.map(numbered) },
    limits: limits.map(({ alertAt, exceededAt, ...limit }) => ({
      ...limit,
      alertAt: alertAt && numbered(alertAt),
      exceededAt: exceededAt && numbered(exceededAt),
    })),
  };
}
