import { plainList } from '../lists/plain-list';

/** What the list of companies is narrowed to and sorted by. Source: docs/rules.md 9.1. */
export const COMPANIES_LIST = plainList({
  filters: { name: 'text', default: ['default'] },
  sorts: ['name', 'subdomain'],
});
