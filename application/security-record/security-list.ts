import { plainList } from '../lists/plain-list';
import { SECURITY_KINDS } from './security-events';

/** Filters and order of the security record, which begins with the newest event. Source: docs/rules.md 5.41, 9.1. */
export const SECURITY_LIST = plainList({
  filters: {
    address: 'text',
    // The choice `failures` stands for all kinds of failed attempts.
    kind: ['failures', ...SECURITY_KINDS],
    userId: 'id',
    companyId: 'id',
    from: 'from',
    to: 'to',
  },
  sorts: ['at'],
  beginsDescending: true,
});
