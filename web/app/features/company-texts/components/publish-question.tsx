import { useNavigation, useSubmit } from '@remix-run/react';
import { useState } from 'react';
import { Confirmation } from '../../../components/dialogs/confirmation';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { useTranslation } from '../../../shell/words/translation';
import type { TextAnswer } from '../text-answer';

interface PublishQuestionProps {
  /** The id of the form that is sent once more. */
  form: string;
  company: string;
  version: number;
  answer: Partial<TextAnswer> | undefined;
}

/** Asks before everybody is asked: by the number that the server has counted at that moment. */
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
