import type { AttachResult, PendingAttachment } from '@aval/application/attachments/attach-to-working-copy';
import type { RemoveResult } from '@aval/application/attachments/remove-from-working-copy';
import { useRevalidator } from '@remix-run/react';
import { type FormEvent, useRef, useState } from 'react';
import { answerOf } from '../../../components/answer-of';
import { Banner } from '../../../components/banner';
import { Button, IconButton } from '../../../components/button';
import { Field, FieldMessage } from '../../../components/field';
import { Icon } from '../../../components/icon';
import { TextInput } from '../../../components/text-input';
import { useNumbers } from '../../../shell/numbers';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useStep } from '../step-context';

const NOT_SENT = 'wizard:attachments.failed';
const NOT_REMOVED = 'wizard:attachments.removeFailed';

/** Why a file could not be brought or taken away. */
function problemOf(status: 'signed_out' | 'closed' | 'failed' | 'not_found' | 'forbidden', otherwise: string): string {
  if (status === 'signed_out') return 'errors:sessionEnded';
  return status === 'closed' ? 'errors:closed' : otherwise;
}

/** Files with their descriptions: each is kept as soon as it is here, and can be taken away until the request is sent. */
export function AttachmentsSection() {
  const { t } = useTranslation(['demand', 'wizard']);
  const { wizard } = useStep();
  const { revalidate } = useRevalidator();
  const words = useMessage();
  const ownAddress = useOwnAddress();
  const [problem, setProblem] = useState<string | null>(null);
  if (!wizard) return null;
  const address = `/app/demands/${wizard.demandId}/attachments`;
  // Dates go with their reason and nothing else.
  const mayAdd = wizard.mode !== 'change_dates';
  const count = wizard.attachments.length + wizard.sentAttachments.length;

  async function remove(id: number) {
    const answer = await answerOf<RemoveResult>(ownAddress(`${address}?attachmentId=${id}`), { method: 'DELETE' });
    const isGone = answer.status === 'removed' || answer.status === 'not_found';
    setProblem(isGone ? null : problemOf(answer.status, NOT_REMOVED));
    // Where it failed, loading the page anew might take what is typed with it.
    if (isGone) revalidate();
  }

  if (count === 0 && !mayAdd) return null;
  return (
    <section className="form-section">
      <div className="form-section__head">
        <h2>
          {t('field.attachments')} {count > 0 ? <span className="count">{count}</span> : null}
        </h2>
      </div>
      {problem ? (
        <Banner tone="danger" role="alert" className="mb-3">
          {words(problem)}
        </Banner>
      ) : null}
      {count > 0 ? (
        <ul className="attachment-list">
          {wizard.sentAttachments.map((file) => (
            <AttachmentRow key={file.id} file={file} href={`${address}/${file.id}`} />
          ))}
          {wizard.attachments.map((file) => (
            <AttachmentRow
              key={file.id}
              file={file}
              href={`${address}/${file.id}`}
              onRemove={() => void remove(file.id)}
            />
          ))}
        </ul>
      ) : null}
      {mayAdd ? <NewAttachment address={address} onAdded={revalidate} /> : null}
    </section>
  );
}

interface AttachmentRowProps {
  file: PendingAttachment;
  href: string;
  onRemove?: () => void;
}

function AttachmentRow({ file, href, onRemove }: AttachmentRowProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('wizard');
  return (
    <li>
      <Icon name="clip" />
      <span>
        <b>{file.description}</b>
        <a href={href} download>
          {file.filename}
        </a>{' '}
        <small>{numbers.size(file.size)}</small>
      </span>
      {onRemove ? (
        <IconButton
          icon="trash"
          size="small"
          label={t('attachments.remove', { name: file.filename })}
          onClick={onRemove}
        />
      ) : null}
    </li>
  );
}

interface NewAttachmentProps {
  address: string;
  onAdded: () => void;
}

function NewAttachment({ address, onAdded }: NewAttachmentProps) {
  const numbers = useNumbers();
  const { t } = useTranslation(['wizard', 'common', 'demand']);
  const words = useMessage();
  const ownAddress = useOwnAddress();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<'description' | 'file', string>>>({});

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    setSending(true);
    const answer = await answerOf<AttachResult | { status: 'busy' }>(ownAddress(address), { method: 'POST', body });
    setSending(false);
    if (answer.status === 'attached') {
      setErrors({});
      setFile(null);
      form.current?.reset();
      onAdded();
    } else if (answer.status === 'invalid') setErrors(answer.errors);
    else if (answer.status === 'busy') setErrors({ file: 'errors:uploadsUnderWay' });
    else setErrors({ file: problemOf(answer.status, NOT_SENT) });
  }

  return (
    <form ref={form} className="new-attachment" onSubmit={add} noValidate encType="multipart/form-data">
      <Field
        label={t('common:file.description')}
        error={errors.description ? words(errors.description) : undefined}
        className="min-w-0"
      >
        <TextInput name="description" maxLength={255} />
      </Field>
      <div className="field">
        <span className="label" aria-hidden="true">
          {t('demand:field.attachment.file')}
        </span>
        <div className="flex flex-wrap items-center gap-2">
          <input
            ref={input}
            className="sr-only"
            type="file"
            name="file"
            tabIndex={-1}
            aria-label={t('common:file.choose')}
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
          <Button icon="clip" onClick={() => input.current?.click()}>
            {t(file ? 'common:file.chooseOther' : 'common:file.choose')}
          </Button>
          <Button type="submit" icon="upload" busy={isSending}>
            {t('attachments.add')}
          </Button>
        </div>
      </div>
      <div className="w-full">
        {file ? (
          <span className="file">
            <Icon name="document" />
            <b>{file.name}</b>
            <span>{numbers.size(file.size)}</span>
          </span>
        ) : null}
        <FieldMessage
          id="new-attachment-message"
          hint={t('attachments.hint')}
          error={errors.file ? words(errors.file) : undefined}
        />
      </div>
    </form>
  );
}
