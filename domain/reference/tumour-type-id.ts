import type { TumourType } from '../catalogue/tumour-types';

/** Converts a tumour type of the reference files, which has blanks and hyphens, to the product's id. */
export function tumourTypeId(type: string): TumourType {
  return type.replace(/[ -]/g, '_') as TumourType;
}
