import { OPTIONS, type OptionSet } from '@aval/domain/catalogue/options';
import type { Option } from '../../components/fields/select';
import { useMessage } from './use-message';

/** Returns an option set with translated labels, in its order. */
export function useOptions(set: OptionSet): Option[] {
  const words = useMessage();
  return OPTIONS[set].map((value) => ({ value, label: words(`demand:option.${set}.${value}`) }));
}

/** Returns a function that maps a value to its label among the options. */
export function wordsOf(options: readonly Option[]): (value: string) => string {
  return (value) => options.find((option) => option.value === value)?.label ?? value;
}
