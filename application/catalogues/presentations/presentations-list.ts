import { plainList } from '../../lists/plain-list';
import { VISIBILITIES } from '../entries/visibility';

/** Filters and sort orders of the list of presentations. Source: docs/rules.md 9.1. */
export const PRESENTATIONS_LIST = plainList({
  filters: { presentation: 'text', registerNumber: 'text', nationalCode: 'text', hidden: VISIBILITIES },
  sorts: ['presentation', 'registerNumber', 'nationalCode'],
});

export type PresentationsQuery = ReturnType<typeof PRESENTATIONS_LIST.parse>;
