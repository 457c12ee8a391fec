import { OPTIONS } from '@aval/domain/catalogue/options';
import { plainList, type QueryOf } from '../lists/plain-list';

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

type RegimensQuery = QueryOf<typeof REGIMENS_LIST>;

/**
 * What of a list goes into a file: an import is for the platform or for one company, so the regimens of one of them alone, the platform's unless a company's
 * are asked for, and retired ones only on request. Null where a company's are asked for and none is chosen. Source: docs/rules.md 12.13.
 */
export function takenAlong(query: RegimensQuery, companyId: number | null): RegimensQuery | null {
  const { origin = 'platform', state = 'offered' } = query.filters;
  if (origin === 'company' && companyId === null) return null;
  return { ...query, filters: { ...query.filters, origin, state } };
}
