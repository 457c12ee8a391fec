/** An id that no form has: a field that names it is sent by none, and no Enter in it sends one. */
export const NO_FORM = 'none';
