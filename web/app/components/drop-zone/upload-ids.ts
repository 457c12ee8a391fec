import type { MissingPart } from './upload-entry';

/** Where files are chosen. */
export function inputId(zone: string): string {
  return `${zone}-input`;
}

/** The field with the description of a row. */
export function descriptionId(zone: string, key: number): string {
  return `${zone}-${key}-description`;
}

/** The button of a row that takes it away. */
export function removalId(zone: string, key: number): string {
  return `${zone}-${key}-remove`;
}

/** The button of a row that sends it again. */
export function retryId(zone: string, key: number): string {
  return `${zone}-${key}-retry`;
}

/** Where that can be done which is missing. */
export function placeOfMissing(zone: string, { key, kind }: MissingPart): string {
  if (kind === 'removal') return removalId(zone, key);
  return kind === 'retry' ? retryId(zone, key) : descriptionId(zone, key);
}
