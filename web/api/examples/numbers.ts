/**
 * Request of the story that the examples use, with its patient and insurer: they exist in every installation with the
 * story.
 */
export const DEMAND_ID = 'b6e9b0be-ae9b-8d02-9bad-9272db873180';
export const PATIENT_ID = 12;
export const COMPANY_ID = 2;
export const REFERENCE = 'MER-26-000031';

/** Ids of catalogue entries, numbered by the seed in the order of its lists. */
export const DOXORUBICIN_ID = 30;
export const DOXORUBICIN_PACKS = { mg10: 48, mg50: 49 } as const;
export const CYCLOPHOSPHAMIDE_ID = 19;
export const CYCLOPHOSPHAMIDE_PACKS = { mg500: 30, mg1000: 31 } as const;

export const MEDIA_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
