import { useMessage } from './use-message';

interface FormField {
  id: string;
  errors?: string[] | undefined;
}

/** Returns the id and the translated first error of a conform field, for `Field`. */
export function useFieldWords(): (field: FormField) => { id: string; error: string | undefined } {
  const words = useMessage();
  return ({ id, errors: [wrong] = [] }) => ({ id, error: wrong && words(wrong) });
}
