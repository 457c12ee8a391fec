import type { ShownRegimen } from '@aval/application/regimens/get-regimen';
import { formatDate } from '@aval/i18n/format';
import { Form, useNavigation } from '@remix-run/react';
import { Button } from '../../../components/actions/button';
import { Tag } from '../../../components/basics/tag';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useTranslation } from '../../../shell/words/translation';
import { REGIMEN } from '../regimens-address';

const INTENT = 'review';

type RegimenReviewProps = Pick<ShownRegimen, 'entry' | 'mayEdit' | 'isReviewDue' | 'isReviewedToday'>;

/** Day of the last review, with the button that sets it to today. */
export function RegimenReview({
  entry: { id, reviewedOn },
  mayEdit,
  isReviewDue,
  isReviewedToday,
}: RegimenReviewProps) {
  const { t } = useTranslation('regimens');
  const own = useOwnAddress();
  const isBusy = useNavigation().formData?.get('intent') === INTENT;
  return (
    <div className="grid justify-items-start gap-2">
      <span className="tabular-nums">
        {formatDate(reviewedOn)} {isReviewDue ? <Tag tone="line">{t('reviewDue')}</Tag> : null}
      </span>
      {isReviewDue ? <span className="text-ink-2">{t('reviewDueText')}</span> : null}
      {mayEdit && !isReviewedToday ? (
        <Form method="post" action={own(REGIMEN.detail(id))} preventScrollReset>
          <input type="hidden" name="intent" value={INTENT} />
          <Button type="submit" size="small" busy={isBusy}>
            {t('markReviewed')}
          </Button>
        </Form>
      ) : null}
      <FailedNotice intents={[INTENT]} />
    </div>
  );
}
