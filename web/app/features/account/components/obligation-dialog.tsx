import type { Account } from '@aval/application/account/get-account';
import { isAboutPassword } from '@aval/domain/access/obligations';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { formatDate } from '@aval/i18n/format';
import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Dialog } from '../../../components/dialogs/dialog';
import { useTranslation } from '../../../shell/words/translation';
import type { AccountAnswer } from '../account-action.server';
import { PasswordForm } from './password-form';
import { TaskList } from './task-list';
import { TermsText } from './terms-text';

interface ObligationDialogProps {
  account: Account;
  returnTo: string;
  answer: AccountAnswer | undefined;
}

const FORM = 'obligation-form';

/** Dialog for open obligations, one at a time; the only other way out is signing out. */
export function ObligationDialog({ account, returnTo, answer }: ObligationDialogProps) {
  const { t } = useTranslation('account');
  const { obligations, password, terms } = account;
  // Obligations met in this dialog stay in the list, ticked.
  const [all] = useState(obligations);
  const isBusy = useNavigation().formMethod === 'POST';
  const [current] = obligations;
  if (current === undefined) return null;
  const isPassword = isAboutPassword(current);
  const dateOf = (moment: Date) => formatDate(civilDateOf(new Date(moment)));
  const facts = {
    count: password.maxAgeDays,
    ended: dateOf(password.endsAt),
    company: terms?.companyName ?? '',
    version: terms?.version ?? 0,
    date: terms?.publishedAt ? dateOf(terms.publishedAt) : null,
  };
  const notes = {
    REQUIRERESETPASSWORD: t('obligation.chosenByOther'),
    PASSWORDEXPIRED: t('obligation.expired', { date: facts.ended }),
    REQUIREACCEPTTERMS: t(facts.date === null ? 'obligation.versionOnly' : 'obligation.version', facts),
  };
  const tasks = all.map(
    (obligation) =>
      ({
        key: obligation,
        title: t(isAboutPassword(obligation) ? 'obligation.newPassword' : 'obligation.terms'),
        note: obligations.includes(obligation) ? notes[obligation] : t('obligation.done'),
        state: obligation === current ? 'current' : obligations.includes(obligation) ? 'later' : 'done',
      }) as const,
  );
  return (
    <Dialog
      isOpen
      isForced
      width={isPassword ? 'narrow' : 'medium'}
      title={t(`obligation.title.${current}`)}
      subtitle={
        current === 'REQUIREACCEPTTERMS' && facts.date === null
          ? t('obligation.hintUndated', facts)
          : t(`obligation.hint.${current}`, facts)
      }
      consequence={isPassword ? undefined : t('obligation.needed')}
      actions={
        <>
          <Form method="post" action="/logout">
            <Button type="submit" kind={isPassword ? 'ghost' : 'default'}>
              {t('obligation.signOut')}
            </Button>
          </Form>
          <Button type="submit" form={FORM} kind="primary" busy={isBusy}>
            {t(isPassword ? 'password.change' : 'obligation.accept')}
          </Button>
        </>
      }
    >
      {tasks.length > 1 ? <TaskList tasks={tasks} /> : null}
      {isPassword ? (
        <PasswordForm
          id={FORM}
          answer={answer?.intent === 'change_password' ? answer : undefined}
          returnTo={returnTo}
        />
      ) : terms ? (
        <TermsText id={FORM} terms={terms} returnTo={returnTo} isStale={answer?.intent === 'accept_terms'} />
      ) : null}
    </Dialog>
  );
}
