import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import { message } from '@aval/domain/validation/fields/message';
import { useState } from 'react';
import { Count } from '../../../components/basics/count';
import { Icon } from '../../../components/basics/icon';
import { Section } from '../../../components/basics/section';
import { DropZone } from '../../../components/drop-zone/drop-zone';
import type { UploadEntry } from '../../../components/drop-zone/upload-entry';
import { FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { useStep } from '../steps/step-context';
import { mayAttach, useAttachmentCount, useAttachments } from './use-attachments';

/** Attachments within a step. */
export function AttachmentsSection() {
  const { t } = useTranslation('demand');
  const { wizard } = useStep();
  if (!wizard) return null;
  return <StepAttachments wizard={wizard} title={t('field.attachments')} />;
}

function StepAttachments({ wizard, title }: { wizard: Wizard; title: string }) {
  const count = useAttachmentCount(wizard);
  if (count === 0 && !mayAttach(wizard)) return null;
  return (
    <FormSection>
      <FormSectionHead>
        <h2>
          {title} {count > 0 ? <Count>{count}</Count> : null}
        </h2>
      </FormSectionHead>
      <Attachments wizard={wizard} />
    </FormSection>
  );
}

/** Attachments in the review, where files can still be added. */
export function ReviewAttachments({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation(['wizard', 'demand']);
  const count = useAttachmentCount(wizard);
  const isEmpty = count === 0 && !mayAttach(wizard);
  return (
    <Section
      id="attachments"
      title={t('demand:field.attachments')}
      count={count}
      empty={isEmpty ? t('review.noFiles') : null}
    >
      {isEmpty ? null : <Attachments wizard={wizard} />}
    </Section>
  );
}

/** Attachments of earlier versions and those added to this one. */
function Attachments({ wizard }: { wizard: Wizard }) {
  const words = useMessage();
  const { zone, address, uploads, problems, keep, isRevealed } = useAttachments();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const problemOf = ({ key, state, description }: UploadEntry) => {
    const problem = problems[key];
    if (problem) return words(problem);
    const isMissed = (isRevealed || (state.kind === 'kept' && left.has(key))) && description.trim() === '';
    return isMissed ? words(message('fileDescription')) : undefined;
  };
  const sent = mayAttach(wizard) ? wizard.sentAttachments : [...wizard.sentAttachments, ...wizard.attachments];
  return (
    <>
      <SentAttachments files={sent} address={address} />
      {mayAttach(wizard) ? (
        <DropZone
          id={zone}
          uploads={uploads}
          row={(entry) => ({
            ...(entry.state.kind === 'kept' ? { href: `${address}/${entry.state.file.attachmentId}` } : {}),
            problem: problemOf(entry),
            onBlur: () => {
              setLeft((before) => new Set(before).add(entry.key));
              void keep();
            },
          })}
        />
      ) : null}
    </>
  );
}

const SENT = [
  'mb-4 grid rounded-lg border border-line-2 [&>li+li]:border-line [&>li+li]:border-t',
  '[&>li]:flex [&>li]:min-h-11 [&>li]:items-center [&>li]:gap-2.5 [&>li]:px-3 [&>li]:py-2',
  '[&>li>span]:min-w-0 [&>li>span]:flex-1 [&>li>span]:wrap-anywhere [&_b]:block [&_b]:font-medium',
  '[&_a]:text-ink-2 [&_a]:text-sm [&_a]:underline [&_small]:text-ink-3 [&_small]:text-xs/sm [&_small]:tabular-nums',
].join(' ');

function SentAttachments({ files, address }: { files: Wizard['sentAttachments']; address: string }) {
  const numbers = useNumbers();
  if (files.length === 0) return null;
  return (
    <ul className={SENT}>
      {files.map(({ id, description, filename, size }) => (
        <li key={id}>
          <Icon name="clip" />
          <span>
            <b>{description}</b>
            <a className="finger-area" href={`${address}/${id}`} download>
              {filename}
            </a>{' '}
            <small>{numbers.size(size)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
