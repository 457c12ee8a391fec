import { plainList } from '../../lists/plain-list';
import { VISIBILITIES } from '../entries/visibility';

/** What the list of presentations is narrowed to and sorted by. Source: docs/rules.md 9.1. */
export const PRESENTATIONS_LIST = plainList({
  filters: { presentation: 'text', registerNumber: 'text', nationalCode: 'text', hidden: VISIBILITIES },
  sorts: ['presentation', 'registerNumber', 'nationalCode'],
});

export type PresentationsQuery = ReturnType<typeof PRESENTATIONS_LIST.parse>;
