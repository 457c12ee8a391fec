import { useTranslation } from '../shell/translation';
import type { NoAnswer } from './answer-of';
import { Icon } from './icon';
import { SignInLink } from './sign-in-link';

/** Under a field whose options could not be asked for; what is typed anywhere on the page stays. */
export function SearchProblem({ problem }: { problem: NoAnswer['status'] }) {
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
