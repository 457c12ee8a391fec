import { OPTIONS } from '@aval/domain/catalogue/options';
import { plainList, type QueryOf } from '../lists/plain-list';

/** Owner of a regimen; those of the platform serve all companies. */
export const ORIGINS = ['platform', 'company'] as const;

/** Whether a regimen may be chosen. */
export const REGIMEN_STATES = ['offered', 'retired'] as const;

/** How long ago a regimen was reviewed. */
export const REVIEWS = ['due'] as const;

/** Filters and orders of the library of regimens. Source: docs/rules.md 9.1, 12.12, 12.20. */
export const REGIMENS_LIST = plainList({
  filters: {
    text: 'text',
    tumourType: OPTIONS.tumourType,
    intention: OPTIONS.intention,
    origin: ORIGINS,
    state: REGIMEN_STATES,
    review: REVIEWS,
  },
  sorts: ['name', 'tumourType'],
});

type RegimensQuery = QueryOf<typeof REGIMENS_LIST>;

/**
 * Narrows a query to what an export contains: regimens of one owner, since an import is for one, the platform by
 * default, and retired ones only on request. Null when a company's regimens are requested without a company in context.
 * Source: docs/rules.md 12.13.
 */
export function takenAlong(query: RegimensQuery, companyId: number | null): RegimensQuery | null {
  const { origin = 'platform', state = 'offered' } = query.filters;
  if (origin === 'company' && companyId === null) return null;
  return { ...query, filters: { ...query.filters, origin, state } };
}
