import { useNavigation, useSubmit } from '@remix-run/react';
import { useState } from 'react';
import { Confirmation } from '../../../components/dialogs/confirmation';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { useTranslation } from '../../../shell/words/translation';
import type { TextAnswer } from '../text-answer';

interface PublishQuestionProps {
  /** Id of the form, which is submitted again. */
  form: string;
  company: string;
  version: number;
  answer: Partial<TextAnswer> | undefined;
}

/**
 * Confirmation before all users have to accept new terms, with the number of users that the server has just counted.
 */
export function PublishQuestion({ form, company, version, answer }: PublishQuestionProps) {
  const { t } = useTranslation('companyTexts');
  const submit = useSubmit();
  const isBusy = useNavigation().formMethod === 'POST';
  const [settled, setSettled] = useState<typeof answer>();
  const people = answer?.people ?? null;

  function publish() {
    const element = document.getElementById(form);
    if (!(element instanceof HTMLFormElement) || people === null) return;
    const sent = new FormData(element);
    sent.set('people', String(people));
    submit(sent, { method: 'post' });
  }
  return (
    <Confirmation
      isOpen={people !== null && answer !== settled}
      title={t('publish.title', { version })}
      subtitle={company}
      verb={t('publish.verb')}
      tone="primary"
      busy={isBusy}
      onConfirm={publish}
      onClose={() => setSettled(answer)}
    >
      <p>{people === 0 ? t('publish.questionNobody') : t('publish.question', { count: people ?? 0 })}</p>
      <FailedNotice className="mt-3" />
    </Confirmation>
  );
}
