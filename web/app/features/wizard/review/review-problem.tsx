import { Button } from '../../../components/actions/button';
import { WayOn } from '../../../components/actions/sign-in-link';
import { Icon } from '../../../components/basics/icon';
import { useTranslation } from '../../../shell/words/translation';
import { lookAtObstacle } from '../frame/obstacle';
import type { Submission } from './use-submission';

const LOOK = 'flex min-w-0 flex-1 gap-2 text-sm font-medium text-danger max-md:w-full max-md:flex-none';

/** Reason beside the button why the submission failed, with a link to the details. Source: docs/rules.md 9.9. */
export function ReviewProblem({ submission: { problem, issues, closed } }: { submission: Submission }) {
  const { t } = useTranslation(['wizard', 'common']);
  const saysMore = closed !== null || issues.length > 0;
  return (
    <div id="send-note" role="alert" data-part="not-sent" className={LOOK}>
      <Icon name="warning" className="mt-0.5 flex-none" />
      <p>
        {closed ? t('closed.title') : problem?.text} <WayOn problem={problem?.status ?? null} />
        {saysMore ? (
          <Button kind="link" size="small" onClick={lookAtObstacle}>
            {t('common:save.look')}
          </Button>
        ) : null}
      </p>
    </div>
  );
}
