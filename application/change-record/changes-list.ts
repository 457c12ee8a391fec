import { plainList } from '../lists/plain-list';
import { CHANGE_SUBJECTS } from './record-change';

/** What the record of changes is narrowed to; it is read from the newest change on. Source: docs/rules.md 5.16, 9.1. */
export const CHANGES_LIST = plainList({
  filters: { name: 'text', subject: CHANGE_SUBJECTS, userId: 'id', from: 'from', to: 'to' },
  sorts: ['at'],
  beginsDescending: true,
});
