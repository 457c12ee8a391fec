import type { TumourType } from '../demand/content/content';

/** The reference files write tumour types with blanks and hyphens; the product's ids have none. */
export function tumourTypeId(type: string): TumourType {
  return type.replace(/[ -]/g, '_') as TumourType;
}
