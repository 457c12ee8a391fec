import type { Ending } from '@aval/application/history/find-ending';
import { formatStamp } from '@aval/i18n/format';
import { Actions } from '../../../components/actions/actions';
import { ButtonLink } from '../../../components/actions/button';
import { useTranslation } from '../../../shell/words/translation';

interface ClosedNoticeProps {
  /** Null when the demand is not visible any more. */
  demandId: string | null;
  ending: Ending | null;
}

/** Notice that the demand cannot be edited any more, by whom and how it was ended; the input stays on the page. */
export function ClosedNotice({ demandId, ending }: ClosedNoticeProps) {
  const { t } = useTranslation(['wizard', 'demand', 'detail']);
  return (
    <>
      <p>
        <b>{t('closed.title')}</b> {ending ? null : t(demandId === null ? 'closed.gone' : 'closed.unknown')}
      </p>
      {ending ? (
        <p>
          {t('closed.by', { who: whoOf(ending), what: whatOf(ending), date: formatStamp(ending.at) })}{' '}
          {ending.reason ? t('detail:history.reason', { reason: ending.reason }) : null}
        </p>
      ) : null}
      <p>{t('closed.kept')}</p>
      <Actions className="mt-2">
        {demandId === null ? null : <ButtonLink to={`/app/demands/${demandId}`}>{t('closed.toDemand')}</ButtonLink>}
        <ButtonLink to="/app/demands">{t('toList')}</ButtonLink>
      </Actions>
    </>
  );

  function whoOf({ byName, byRole }: Ending): string {
    if (byRole === null) return t('detail:history.system');
    const role = t(`demand:role.${byRole}`);
    return byName === null ? role : t('closed.person', { name: byName, role: role.toLowerCase() });
  }

  function whatOf({ action, undone }: Ending): string {
    return undone === null
      ? t(`demand:sentence.${action}`)
      : t('closed.undid', { action: t(`demand:history.${undone}`) });
  }
}
