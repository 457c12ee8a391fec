/** A date without a time, `yyyy-MM-dd`, in Europe/Madrid wherever an instant is turned into one. */
export type CivilDate = string & { readonly __civilDate?: never };
