import { optionalText } from '../fields/field';
import { LONGEST_DESCRIPTION } from './attachment-limits';

const schema = optionalText({ max: LONGEST_DESCRIPTION });

/** What somebody says of a file that is not sent yet, as it is kept; empty as long as nothing is said. */
export function readDescription(description: string): { text: string } | { refused: string } {
  const { data, error } = schema.safeParse(description);
  const [issue] = error?.issues ?? [];
  return issue ? { refused: issue.message } : { text: data ?? '' };
}
