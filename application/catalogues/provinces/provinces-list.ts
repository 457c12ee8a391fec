import { plainList } from '../../lists/plain-list';

/** Filters and sort orders of the list of provinces. Source: docs/rules.md 9.1. */
export const PROVINCES_LIST = plainList({ filters: { name: 'text' }, sorts: ['name'] });
