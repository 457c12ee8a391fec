import type { StartImportResult } from '@aval/application/catalogues/import/start-import';
import { useRevalidator } from '@remix-run/react';
import { useRef, useState } from 'react';
import { Button, type ButtonKind } from '../../../components/actions/button';
import { FieldError } from '../../../components/fields/field';
import { FileChooser } from '../../../components/fields/file-chooser';
import { answerOf, type NoAnswer } from '../../../components/notices/answer-of';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import type { ImportAddress } from '../import-address';

interface FileButtonProps {
  address: ImportAddress;
  label: string;
  kind?: ButtonKind;
}

/** Chooses and uploads a file; afterwards the page shows the progress of the check. */
export function FileButton({ address, label, kind = 'default' }: FileButtonProps) {
  const { t } = useTranslation('catalogueImport');
  const words = useMessage();
  const own = useOwnAddress();
  const { revalidate } = useRevalidator();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);

  async function send(file: File): Promise<void> {
    setSending(true);
    setProblem(null);
    const body = new FormData();
    body.append('file', file);
    const answer = await answerOf<StartImportResult | { status: 'busy' }>(own(address.file), { method: 'POST', body });
    setSending(false);
    if (answer.status === 'stored') revalidate();
    else if (answer.status === 'invalid') setProblem(words(answer.errors.file));
    else setProblem(t(`sendingFailed.${failureOf(answer)}`));
  }

  return (
    <div className="grid justify-items-start gap-1.5">
      <FileChooser
        chooser={chooser}
        label={t('file')}
        accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChoose={(file) => void send(file)}
      />
      <Button kind={kind} icon="upload" busy={isSending} onClick={() => chooser.current?.click()}>
        {isSending ? t('sending') : label}
      </Button>
      {problem ? <FieldError role="alert">{problem}</FieldError> : null}
    </div>
  );
}

type Failure = 'offline' | 'broken' | 'busy' | 'signedOut' | 'obliged';

function failureOf(answer: NoAnswer | { status: 'busy' | 'forbidden' }): Failure {
  if (answer.status === 'signed_out') return 'signedOut';
  if (answer.status === 'busy' || answer.status === 'obliged') return answer.status;
  return answer.status === 'failed' && answer.answeredWith === undefined ? 'offline' : 'broken';
}
