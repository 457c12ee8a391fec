import { recordOf, toldAnew } from '@aval/domain/congruence/edges/edge.test-support';
import { EDGES_OF_TABLES } from '@aval/domain/congruence/edges/edges-of-tables.test-support';
import { OVERLAPPING, readFound, writeRecord } from './recorded-edges';

for (const [table, edges] of Object.entries(EDGES_OF_TABLES)) writeRecord(table, recordOf(edges));
for (const table of OVERLAPPING) {
  const found = readFound(table);
  if (Object.keys(found).length > 0) writeRecord(`${table}.found`, toldAnew(found));
}
