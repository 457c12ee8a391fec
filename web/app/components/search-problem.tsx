import { useTranslation } from '../shell/translation';
import { Icon } from './icon';
import { SignInLink } from './sign-in-link';
import type { SearchProblemKind } from './use-async-options';

/** Under a field whose options could not be asked for; what is typed anywhere on the page stays. */
export function SearchProblem({ problem }: { problem: NonNullable<SearchProblemKind> }) {
  const { t } = useTranslation('common');
  return (
    <p className="field-error" role="alert">
      <Icon name="warning" />
      <span>
        {t(`combobox.${problem}`)} {problem === 'signed_out' ? <SignInLink /> : null}
      </span>
    </p>
  );
}
