export interface ListOrder<Sort extends string> {
  by: Sort;
  descending: boolean;
}

/** Writes an order for an address, with `-` for descending; `sortParameter` reads it. */
export function writeSort({ by, descending }: ListOrder<string>): string {
  return `${descending ? '-' : ''}${by}`;
}
