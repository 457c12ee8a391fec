import { plainList } from '../../lists/plain-list';

/** What the list of provinces is narrowed to and sorted by. Source: docs/rules.md 9.1. */
export const PROVINCES_LIST = plainList({ filters: { name: 'text' }, sorts: ['name'] });
