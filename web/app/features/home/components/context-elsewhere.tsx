import type { ContextCard } from '@aval/application/context/context';
import { Button } from '../../../components/actions/button';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { chosenName, mainChoice } from '../option-text';
import { useContextElsewhere } from '../use-context-elsewhere';

/** Warns that another window has changed the context, which applies to this window too. */
export function ContextElsewhere({ userId, choices }: { userId: number; choices: readonly ContextCard[] }) {
  const { t } = useTranslation(['home', 'common']);
  const name = useContextElsewhere(userId, choices, chosenName(choices, t));
  if (name === null) return null;
  // A company only filters lists, whereas doctor and center of filing users prefill new forms.
  const main = mainChoice(choices);
  const fillsForms = main?.required && main.dimension !== 'company';
  return (
    <Banner tone="warn" role="alert" className="mt-3 mr-gutter-end ml-gutter print:hidden">
      <p>
        {t(fillsForms ? 'elsewhereToFile' : 'elsewhere', { name })}{' '}
        <Button kind="link" onClick={() => window.location.reload()}>
          {t('showElsewhere')}
        </Button>
      </p>
    </Banner>
  );
}
