/** The request of the story that examples are about. */
export const DEMAND_ID = '2b672054-8b33-4ee3-8faf-fe076562ef02';
export const REFERENCE = 'MER-26-000031';

export const MEDIA_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
