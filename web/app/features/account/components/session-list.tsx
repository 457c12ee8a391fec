import type { OwnSession } from '@aval/application/account/find-sessions';
import { formatStamp } from '@aval/i18n/format';
import { Form, useNavigation } from '@remix-run/react';
import { Button } from '../../../components/actions/button';
import { deviceName } from '../../../components/basics/device-name';
import { Tag } from '../../../components/basics/tag';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useTranslation } from '../../../shell/words/translation';

const ROW = [
  'grid grid-cols-[minmax(0,1fr)_auto_5rem] items-center gap-x-4 border-line border-b px-3.5 py-2 last:border-b-0',
  'max-md:grid-cols-[minmax(0,1fr)_auto]',
].join(' ');

/** Sessions of the user in browsers and API clients, with their last use; all but the current one can be ended. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t } = useTranslation('account');
  const common = useTranslation(['common']);
  const own = useOwnAddress();
  const ending = useNavigation().formData;
  return (
    <div className="grid gap-3">
      <ul className="rounded-lg border border-line" aria-label={t('sessions.title')}>
        {sessions.map(({ handle, lastSeenAt, isCurrent, ...session }) => (
          <li key={handle} className={ROW}>
            <span className="flex min-w-0 flex-wrap items-center gap-2">
              {deviceName(common.t, session)} {isCurrent ? <Tag tone="ok">{t('sessions.current')}</Tag> : null}
            </span>
            <span className="text-ink-3 tabular-nums max-md:row-start-2">
              {isCurrent ? t('sessions.now') : formatStamp(lastSeenAt)}
            </span>
            {isCurrent ? null : (
              <Form method="post" action={own('/app/account')} className="justify-self-end max-md:row-span-2">
                <input type="hidden" name="intent" value="end_session" />
                <input type="hidden" name="handle" value={handle} />
                <Button type="submit" kind="link" busy={ending?.get('handle') === handle}>
                  {t('sessions.end')}
                  <span className="sr-only"> {deviceName(common.t, session)}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <FailedNotice intents={['end_session', 'end_others']} />
      {sessions.length > 1 ? (
        <Form method="post" action={own('/app/account')}>
          <input type="hidden" name="intent" value="end_others" />
          <Button type="submit" busy={ending?.get('intent') === 'end_others'} className="max-md:w-full">
            {t('sessions.endOthers')}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
