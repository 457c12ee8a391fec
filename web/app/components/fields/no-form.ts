/** Id of a form that does not exist: a field with this `form` is never submitted, and Enter in it submits nothing. */
export const NO_FORM = 'none';
