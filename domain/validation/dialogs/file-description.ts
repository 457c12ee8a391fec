import { optionalText } from '../fields/field';
import { LONGEST_DESCRIPTION } from './attachment-limits';

const schema = optionalText({ max: LONGEST_DESCRIPTION });

/** Reads the description of a file before it is sent, as it will be stored; empty without one. */
export function readDescription(description: string): { text: string } | { refused: string } {
  const { data, error } = schema.safeParse(description);
  const [issue] = error?.issues ?? [];
  return issue ? { refused: issue.message } : { text: data ?? '' };
}
