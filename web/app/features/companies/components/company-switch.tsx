import type { Company } from '@aval/application/companies/company-columns';
import { useNavigate, useNavigation, useSearchParams, useSubmit } from '@remix-run/react';
import { Button, ButtonLink } from '../../../components/actions/button';
import { Confirmation } from '../../../components/dialogs/confirmation';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { useTranslation } from '../../../shell/words/translation';
import { COMPANY, DEACTIVATE } from '../companies-address';

/** Deactivates a company after a confirmation, or reactivates it. */
export function CompanySwitch({ company, people }: { company: Company; people: number }) {
  const { t } = useTranslation('companies');
  const submit = useSubmit();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isBusy = useNavigation().formMethod === 'POST';
  const { id, name, active, isDefault } = company;
  const send = (intent: string, action: string) => submit({ intent }, { method: 'post', action });
  if (isDefault) return null;
  if (!active) {
    return (
      <Button busy={isBusy} onClick={() => send('activate', COMPANY.detail(id))}>
        {t('activate')}
      </Button>
    );
  }
  return (
    <>
      <ButtonLink to={COMPANY.deactivate(id)} preventScrollReset>
        {t('deactivate')}
      </ButtonLink>
      <Confirmation
        isOpen={search.has(DEACTIVATE)}
        title={t('deactivateTitle')}
        subtitle={name}
        verb={t('deactivate')}
        busy={isBusy}
        onConfirm={() => send('deactivate', COMPANY.deactivate(id))}
        onClose={() => navigate(COMPANY.detail(id), { replace: true, preventScrollReset: true })}
      >
        <p>{people === 0 ? t('deactivateTextNobody') : t('deactivateText', { count: people })}</p>
        <FailedNotice intents={['deactivate']} className="mt-3" />
      </Confirmation>
    </>
  );
}
