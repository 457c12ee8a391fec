import { OPTIONS } from '@aval/domain/catalogue/options';
import { plainList } from '../lists/plain-list';

/** Whose a regimen is: the platform's serve all companies. */
export const ORIGINS = ['platform', 'company'] as const;

/** Whether it may be chosen. */
export const REGIMEN_STATES = ['offered', 'retired'] as const;

/** What the library of regimens is narrowed to and sorted by. Source: docs/rules.md 9.1, 12.12. */
export const REGIMENS_LIST = plainList({
  filters: {
    text: 'text',
    tumourType: OPTIONS.tumourType,
    intention: OPTIONS.intention,
    origin: ORIGINS,
    state: REGIMEN_STATES,
  },
  sorts: ['name', 'tumourType'],
});
