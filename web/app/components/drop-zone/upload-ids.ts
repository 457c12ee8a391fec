import type { MissingPart } from './upload-entry';

export function inputId(zone: string): string {
  return `${zone}-input`;
}

export function descriptionId(zone: string, key: number): string {
  return `${zone}-${key}-description`;
}

export function removalId(zone: string, key: number): string {
  return `${zone}-${key}-remove`;
}

export function retryId(zone: string, key: number): string {
  return `${zone}-${key}-retry`;
}

/** Returns the id of the element where the missing part can be supplied. */
export function placeOfMissing(zone: string, { key, kind }: MissingPart): string {
  if (kind === 'removal') return removalId(zone, key);
  return kind === 'retry' ? retryId(zone, key) : descriptionId(zone, key);
}
