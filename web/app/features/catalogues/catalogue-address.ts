/** Addresses of a catalogue's pages. */
export interface CatalogueAddress {
  list: string;
  create: string;
  detail: (id: number) => string;
  edit: (id: number) => string;
  /** Detail page with the dialog to delete or hide the entry. */
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

/** Parameter that opens the dialog. */
export const WITHDRAW = 'withdraw';
