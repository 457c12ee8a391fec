import { plainList } from '../lists/plain-list';
import { CHANGE_SUBJECTS } from './change-subjects';

/** Filters and sort order of the change log, which begins with the newest change. Source: docs/rules.md 5.16, 9.1. */
export const CHANGES_LIST = plainList({
  filters: { name: 'text', subject: CHANGE_SUBJECTS, userId: 'id', from: 'from', to: 'to' },
  sorts: ['at'],
  beginsDescending: true,
});
