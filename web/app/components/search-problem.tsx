import { useTranslation } from '../shell/translation';
import type { NoAnswer } from './answer-of';
import { Icon } from './icon';

/** Under a field whose options could not be asked for; what is typed anywhere on the page stays. */
export function SearchProblem({ problem }: { problem: NoAnswer['status'] }) {
  const { t } = useTranslation('common');
  return (
    <p className="field-error" role="alert">
      <Icon name="warning" />
      <span>
        {t(`combobox.${problem}`)}{' '}
        {problem === 'signed_out' ? (
          <a href="/login" target="_blank" rel="noreferrer">
            {t('combobox.signIn')}
          </a>
        ) : null}
      </span>
    </p>
  );
}
