import { useTranslation } from '../../shell/words/translation';
import { WayOn } from '../actions/sign-in-link';
import { FieldError } from '../fields/field';
import type { SearchProblemKind } from './use-async-options';

/** Error under a field whose options could not be loaded; the user's input on the page is kept. */
export function SearchProblem({ problem }: { problem: NonNullable<SearchProblemKind> }) {
  const { t } = useTranslation('common');
  return (
    <FieldError role="alert">
      <span>
        {t(`combobox.${problem}`)} <WayOn problem={problem} />
      </span>
    </FieldError>
  );
}
