/** By what a list is sorted, and which way. */
export interface ListOrder<Sort extends string> {
  by: Sort;
  descending: boolean;
}

/** An order as an address says it, `-` before what goes down; `sortParameter` reads it. */
export function writeSort({ by, descending }: ListOrder<string>): string {
  return `${descending ? '-' : ''}${by}`;
}
