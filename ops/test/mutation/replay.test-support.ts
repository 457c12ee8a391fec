export { differencesFrom, recordOf, toldAround } from '@aval/domain/congruence/edges/edge.test-support';
export { probesOf } from '@aval/domain/congruence/edges/probes.test-support';
export { RULES } from '@aval/domain/congruence/rule-book';
