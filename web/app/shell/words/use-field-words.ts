import { useMessage } from './use-message';

interface FormField {
  id: string;
  errors?: string[] | undefined;
}

/** What a Field is told of a field of conform's: its id, and the first thing that is wrong with it, in words. */
export function useFieldWords(): (field: FormField) => { id: string; error: string | undefined } {
  const words = useMessage();
  return ({ id, errors: [wrong] = [] }) => ({ id, error: wrong && words(wrong) });
}
