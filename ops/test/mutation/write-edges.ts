import { recordOf } from '@aval/domain/congruence/edges/edge.test-support';
import { EDGES_OF_TABLES } from '@aval/domain/congruence/edges/edges-of-tables.test-support';
import { writeRecord } from './recorded-edges';

for (const [table, edges] of Object.entries(EDGES_OF_TABLES)) writeRecord(table, recordOf(edges));
