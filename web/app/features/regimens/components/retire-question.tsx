import type { RegimenEntry } from '@aval/application/regimens/regimen-columns';
import { useNavigate, useNavigation, useSearchParams, useSubmit } from '@remix-run/react';
import { Confirmation } from '../../../components/dialogs/confirmation';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { useTranslation } from '../../../shell/words/translation';
import { REGIMEN, RETIRE } from '../regimens-address';

/** Confirmation to retire a regimen or to offer it again. */
export function RetireQuestion({ entry: { id, retired, content } }: { entry: RegimenEntry }) {
  const { t } = useTranslation('regimens');
  const submit = useSubmit();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isBusy = useNavigation().formMethod === 'POST';
  const intent = retired ? 'restore' : 'retire';
  return (
    <Confirmation
      isOpen={search.has(RETIRE)}
      title={t(`${intent}Title`)}
      subtitle={content.name}
      verb={t(intent)}
      tone="primary"
      busy={isBusy}
      onConfirm={() => submit({ intent }, { method: 'post', action: REGIMEN.retire(id) })}
      onClose={() => navigate(REGIMEN.detail(id), { replace: true, preventScrollReset: true })}
    >
      <p>{t(`${intent}Text`)}</p>
      <FailedNotice intents={[intent]} className="mt-3" />
    </Confirmation>
  );
}
