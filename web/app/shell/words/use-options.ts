import { OPTIONS, type OptionSet } from '@aval/domain/catalogue/options';
import type { Option } from '../../components/fields/select';
import { useMessage } from './use-message';

/** The words of an option set, in its order. */
export function useOptions(set: OptionSet): Option[] {
  const words = useMessage();
  return OPTIONS[set].map((value) => ({ value, label: words(`demand:option.${set}.${value}`) }));
}

/** Of a value its words, among options. */
export function wordsOf(options: readonly Option[]): (value: string) => string {
  return (value) => options.find((option) => option.value === value)?.label ?? value;
}
