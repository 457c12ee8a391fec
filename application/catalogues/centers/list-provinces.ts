import { BY_NAME } from '../../lists/by-name';
import type { Services } from '../../services';

/** Returns the provinces of Spain by name. */
export function listProvinces({ database }: Services): Promise<{ id: number; name: string }[]> {
  return database.province.findMany({ orderBy: BY_NAME, select: { id: true, name: true } });
}
