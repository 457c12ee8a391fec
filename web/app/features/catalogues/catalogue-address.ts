/** Where the pages of a catalogue are. */
export interface CatalogueAddress {
  list: string;
  create: string;
  detail: (id: number) => string;
  edit: (id: number) => string;
  /** The detail with the question whether to delete or hide it. */
  withdraw: (id: number) => string;
}

export function catalogueAddress(list: string): CatalogueAddress {
  return {
    list,
    create: `${list}/create`,
    detail: (id) => `${list}/${id}`,
    edit: (id) => `${list}/${id}/edit`,
    withdraw: (id) => `${list}/${id}?${WITHDRAW}`,
  };
}

/** The parameter that opens the question. */
export const WITHDRAW = 'withdraw';
