import { useTranslation } from '../../shell/words/translation';
import { WayOn } from '../actions/sign-in-link';
import { FieldError } from '../fields/field';
import type { SearchProblemKind } from './use-async-options';

/** Under a field whose options could not be asked for; what is typed anywhere on the page stays. */
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
