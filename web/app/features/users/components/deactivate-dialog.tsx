import type { UserDetail } from '@aval/application/users/get-user';
import type { SubmissionResult } from '@conform-to/react';
import { Link, useNavigation } from '@remix-run/react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Combobox } from '../../../components/choices/combobox';
import { Dialog } from '../../../components/dialogs/dialog';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Field } from '../../../components/fields/field';
import { focusControl } from '../../../components/fields/focus-field';
import { Banner } from '../../../components/notices/banner';
import { OwnForm } from '../../../shell/own-form';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { USER } from '../users-address';

/** Reason why a deactivation or a password link was refused. */
export interface LeavingAnswer {
  reply?: SubmissionResult;
  isBusy?: boolean;
  /** Change by another user meanwhile. */
  refusal?: 'left' | 'noLink';
}

interface DeactivateDialogProps extends Pick<UserDetail, 'user' | 'work'> {
  isOpen: boolean;
  answer: LeavingAnswer | undefined;
  onClose: () => void;
}

const COUNTS = ['openDemands', 'drafts', 'evaluations', 'sessions'] as const;

/** Confirms a deactivation: counts the user's open work and asks for a successor. */
export function DeactivateDialog({ user, work, isOpen, answer, onClose }: DeactivateDialogProps) {
  const { t, i18n } = useTranslation(['users', 'shell', 'common']);
  const words = useMessage();
  const form = useId();
  const isBusy = useNavigation().formMethod === 'POST';
  const taken = work.openDemands + work.drafts;
  const { succession } = work;
  const isStuck = succession?.successors === 0;
  const centers = new Intl.ListFormat(i18n.language).format(succession?.centers ?? []);
  const [isChosen, setChosen] = useState(false);
  const company = user.company?.name;
  const reply = answer?.reply;
  const [wrong] = reply?.error?.toDoctorId ?? [];
  const doctor = useId();
  useEffect(() => {
    if (reply?.error?.toDoctorId) focusControl(doctor);
  }, [reply, doctor]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isDirty={isChosen}
      title={t('deactivateTitle', { name: user.name })}
      subtitle={[t(`shell:role.${user.role}`), user.company?.name].filter(Boolean).join(' · ')}
      actions={(requestClose) => (
        <>
          {/* Without a field to fill in, the safe button has the focus. */}
          <Button
            kind={isStuck ? 'default' : 'ghost'}
            data-autofocus={isStuck || !succession ? true : undefined}
            onClick={requestClose}
          >
            {isStuck ? t('common:action.close') : t('cancel')}
          </Button>
          {isStuck ? null : (
            <Button kind="danger" type="submit" form={form} busy={isBusy}>
              {taken > 0 ? t('deactivateAndHandOver', { count: taken }) : t('deactivate')}
            </Button>
          )}
        </>
      )}
    >
      <OwnForm id={form} action={USER.deactivate(user.id)} className="grid gap-4" noValidate>
        <input type="hidden" name="intent" value="deactivate" />
        {answer?.isBusy ? (
          <Banner tone="warn" role="alert">
            {t('leaving.busy')}
          </Banner>
        ) : null}
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line-2 bg-line-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
          {COUNTS.filter((count) => work[count] > 0 || count === 'sessions').map((count) => (
            <div key={count} className="grid content-start gap-0.5 bg-raised px-3 py-2 last:odd:max-md:col-span-2">
              <dt className="text-xs text-ink-2">{t(`leaving.${count}`, { count: work[count] })}</dt>
              <dd className="order-first text-lg font-semibold tabular-nums">{work[count]}</dd>
            </div>
          ))}
        </dl>
        {isStuck ? (
          <Banner tone="warn" role="note">
            <p>{t(centers ? 'leaving.nobodyInCenters' : 'leaving.nobody', { centers, company })}</p>
            {user.company ? (
              <p>
                <Link to={USER.doctorsOf(user.company.id)}>{t('leaving.toDoctors', { company })}</Link>
              </p>
            ) : null}
          </Banner>
        ) : succession ? (
          <Field
            id={doctor}
            label={t('leaving.toDoctor')}
            hint={t(centers ? 'leaving.toDoctorOfDrafts' : 'leaving.toDoctorHint', { centers })}
            error={wrong === undefined ? undefined : words(wrong)}
          >
            <Combobox
              name="toDoctorId"
              source={`/app/demands/doctors?companyId=${user.company?.id}&from=${user.id}`}
              label={t('leaving.toDoctor')}
              onChange={(option) => setChosen(option !== null)}
            />
          </Field>
        ) : null}
        {isStuck ? null : <p className="text-ink-2">{t('leaving.text')}</p>}
        <FailedNotice intents={['deactivate']} />
      </OwnForm>
    </Dialog>
  );
}
