export { differencesFrom } from '@aval/domain/congruence/edges/edge.test-support';
export { RULES } from '@aval/domain/congruence/rule-book';
