/** The order of what is chosen by its name, as Spanish has it; of equal names the older is the first. */
export const BY_NAME = [{ sortName: 'asc' as const }, { id: 'asc' as const }];
