import type { Account } from '@aval/application/account/get-account';
import { Page } from '../../../components/basics/page';
import { PageHead } from '../../../components/basics/page-head';
import { Section } from '../../../components/basics/section';
import { NOTICES_PATH } from '../../../shell/navigation/policy-links';
import { useTranslation } from '../../../shell/words/translation';
import { REFERENCE_PATH } from '../../api-reference/reference-address';
import type { AccountAnswer } from '../account-action.server';
import { LastSignInNotice } from './last-sign-in';
import { ObligationDialog } from './obligation-dialog';
import { PasswordSection } from './password-section';
import { PreferencesSection } from './preferences-section';
import { ProfileForm } from './profile-form';
import { SessionList } from './session-list';

interface AccountPageProps {
  account: Account;
  /** Page that the user was going to before an obligation interrupted. */
  returnTo: string;
  answer: AccountAnswer | undefined;
}

export function AccountPage({ account, returnTo, answer }: AccountPageProps) {
  const { t } = useTranslation(['account', 'shell']);
  const isForced = account.obligations.length > 0;
  const told = (intent: AccountAnswer['intent']) => (answer?.intent === intent ? answer : undefined);
  return (
    <Page width="form" className="max-w-[820px]">
      <PageHead title={t('title')} />
      <Section id="profile" title={t('profile.title')} className="pt-0">
        <ProfileForm account={account} answer={told('save_profile')} />
      </Section>
      {account.password.mayChange ? (
        <Section id="password" title={t('password.title')}>
          {/* A changed password has another expiry date, so the new key resets the form. */}
          <PasswordSection
            key={String(account.password.endsAt)}
            answer={isForced ? undefined : told('change_password')}
          />
        </Section>
      ) : null}
      <Section id="sessions" title={t('sessions.title')}>
        {account.lastSignIn ? (
          <LastSignInNotice last={account.lastSignIn} mayChangePassword={account.password.mayChange} />
        ) : null}
        <SessionList sessions={account.sessions} />
        <p className="mt-3 text-ink-3">
          <a className="finger-area" href={REFERENCE_PATH}>
            {t('sessions.reference')}
          </a>
          {' · '}
          <a className="finger-area" href={NOTICES_PATH} target="_blank" rel="noreferrer">
            {t('shell:policy.third_party')}
          </a>
        </p>
      </Section>
      <Section id="preferences" title={t('preferences.title')}>
        <PreferencesSection />
      </Section>
      <ObligationDialog account={account} returnTo={returnTo} answer={answer} />
    </Page>
  );
}
