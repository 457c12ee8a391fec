import { roleMay } from '../../access/permissions';
import type { RoleName } from '../../access/roles';
import type { Calculation } from '../../clinical/calculation/calculation';
import type { Supply } from '../../clinical/vials/supply';
import type { LineReport } from './line-report';
import type { CongruenceReport } from './report';

/** A report as a role may read it: what treatment costs is for roles of the insurer alone. Source: docs/rules.md 12.11. */
export function visibleReport(report: CongruenceReport, role: RoleName): CongruenceReport {
  return roleMay(role, 'demands.see_costs') ? report : { ...report, lines: report.lines.map(withoutCost) };
}

function withoutCost(line: LineReport): LineReport {
  const supply = line.supply && priceless(line.supply.leastWasteful);
  return { ...line, supply: supply && { cheapest: supply, leastWasteful: supply, unpricedIds: [] } };
}

function priceless(supply: Calculation<Supply>): Calculation<Supply> {
  return supply.computable ? { ...supply, cost: null } : supply;
}
