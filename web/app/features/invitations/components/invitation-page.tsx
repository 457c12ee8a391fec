import type { InvitationDetail } from '@aval/application/invitations/get-invitation';
import { formatStamp } from '@aval/i18n/format';
import { ButtonLink } from '../../../components/actions/button';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { Section } from '../../../components/basics/section';
import { TYPED_TEXT } from '../../../components/basics/typed-text';
import { FileChip } from '../../../components/demand/file-chip';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Banner } from '../../../components/notices/banner';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import type { StepAnswer } from '../invitation-page.server';
import { INVITATIONS_BACK, invitationAddress } from '../invitations-address';
import { InvitationStateTag } from './invitation-state-tag';
import { InvitationSteps } from './invitation-steps';

interface InvitationPageProps {
  invitation: InvitationDetail;
  answer: StepAnswer | undefined;
}

/** Account request or invitation with its available actions. */
export function InvitationPage({ invitation, answer }: InvitationPageProps) {
  const { t } = useTranslation('invitations');
  const { name, state, steps } = invitation;
  return (
    <Page width="form">
      <Breadcrumbs crumbs={[{ label: t('title'), to: INVITATIONS_BACK }, { label: name }]} />
      <PageHead title={name} actions={<InvitationSteps key={state} invitation={invitation} reply={answer?.reply} />} />
      <FailedNotice intents={['accept', 'resend']} className="mb-4" />
      {answer?.refusal ? (
        <Banner tone="warn" role="alert" className="mb-4">
          {answer.refusal === 'stale' && answer.state
            ? t('stale', { state: t(`state.${answer.state}`) })
            : t('registered')}
        </Banner>
      ) : invitation.isRegistered && steps.length > 0 ? (
        <Banner tone="info" className="mb-4">
          {t('detail.isRegistered')}
        </Banner>
      ) : null}
      <Person invitation={invitation} />
      <Files invitation={invitation} />
      <ButtonLink icon="left" to={INVITATIONS_BACK} className="mt-4">
        {t('detail.back')}
      </ButtonLink>
    </Page>
  );
}

function Person({ invitation }: { invitation: InvitationDetail }) {
  const { t } = useTranslation(['invitations', 'shell', 'common']);
  const { email, role, companyName, phone, idCard, centers, doctors, reason, rejectionReason, state } = invitation;
  const isOpen = state === 'accepted' || state === 'expired';
  return (
    <Section id="person" title={t('detail.person')}>
      <Definitions>
        <Definition label={t('common:label.status')}>
          <InvitationStateTag state={state} />
        </Definition>
        <Definition label={t('common:label.role')}>{t(`shell:role.${role}`)}</Definition>
        <Definition label={t('common:label.company')}>{companyName}</Definition>
        <Definition label={t('form.email')} width="double">
          {email}
        </Definition>
        <Definition label={t('detail.phone')}>{phone}</Definition>
        {idCard ? <Definition label={t('detail.idCard')}>{idCard}</Definition> : null}
        <Definition label={t('common:label.created')}>{formatStamp(invitation.createdAt)}</Definition>
        {isOpen && invitation.expiresAt ? (
          <Definition label={t('column.expiresAt')}>{formatStamp(invitation.expiresAt)}</Definition>
        ) : null}
        <Definition label={t('detail.createdBy')} width="double">
          {invitation.createdBy ? t('detail.fromInvitation', { name: invitation.createdBy }) : t('detail.fromRequest')}
        </Definition>
        <Definition label={t('detail.centers')} width="whole">
          {centers.map((center) => center.name).join(' · ')}
        </Definition>
        {role === 'ASSISTANT' ? (
          <Definition label={t('detail.doctors')} width="whole">
            {doctors.map(({ dni, name }) => `${dni} (${name ?? t('detail.unknownDoctor')})`).join(' · ')}
          </Definition>
        ) : null}
        {reason ? (
          <Definition label={t('detail.reason')} width="whole">
            <span className={TYPED_TEXT}>{reason}</span>
          </Definition>
        ) : null}
        {state === 'rejected' ? (
          <Definition label={t('detail.rejectionReason')} width="whole">
            <span className={TYPED_TEXT}>{rejectionReason ?? t('detail.withoutReason')}</span>
          </Definition>
        ) : null}
      </Definitions>
    </Section>
  );
}

function Files({ invitation: { id, attachments } }: Pick<InvitationPageProps, 'invitation'>) {
  const { t } = useTranslation('invitations');
  const numbers = useNumbers();
  return (
    <Section
      id="files"
      title={t('detail.files')}
      count={attachments.length}
      empty={attachments.length > 0 ? null : t('detail.noFiles')}
    >
      {attachments.length > 0 ? (
        <ul className="grid gap-2.5">
          {attachments.map(({ id: attachmentId, description, filename, size }) => (
            <li key={attachmentId} className="min-w-0">
              <p className="mb-1 wrap-anywhere">{description}</p>
              <FileChip
                name={filename}
                size={numbers.size(size)}
                href={`${invitationAddress(id)}/attachments/${attachmentId}`}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
