import { plainList } from '../lists/plain-list';

/** Filters and sort orders of the list of companies. Source: docs/rules.md 9.1. */
export const COMPANIES_LIST = plainList({
  filters: { name: 'text', default: ['default'] },
  sorts: ['name', 'subdomain'],
});
