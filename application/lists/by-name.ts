/** Order by name, in Spanish order; the older row comes first among equal names. */
export const BY_NAME = [{ sortName: 'asc' as const }, { id: 'asc' as const }];
