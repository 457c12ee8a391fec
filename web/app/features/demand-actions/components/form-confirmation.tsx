import { useFetcher } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Confirmation } from '../../../components/dialogs/confirmation';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useTranslation } from '../../../shell/words/translation';
import { type CommandReply, isRetried } from '../command-reply';
import { OutcomeBanner } from './outcome-banner';

interface FormConfirmationProps {
  title: string;
  subtitle: string;
  verb: string;
  back: string;
  tone?: 'danger' | 'primary';
  /** Fields submitted to the demand's page. */
  fields: Readonly<Record<string, string>>;
  onClose: () => void;
  children: ReactNode;
}

/** Replies after which nothing is left to confirm. */
const OVER: ReadonlySet<CommandReply['status']> = new Set(['closed', 'not_found', 'not_duplicated'] as const);

/** Confirmation that submits a small form; the outcome is shown in the dialog or on the page it redirects to. */
export function FormConfirmation({ verb, back, fields, children, ...rest }: FormConfirmationProps) {
  const { t } = useTranslation(['decision', 'common']);
  const { data, state, submit } = useFetcher<CommandReply>();
  const ownAddress = useOwnAddress();
  const isBusy = state !== 'idle';
  const reply = isBusy ? undefined : data;
  const isOver = reply !== undefined && OVER.has(reply.status);
  return (
    <Confirmation
      isOpen
      verb={isOver ? null : isRetried(reply) ? t('retry') : verb}
      back={isOver ? t('common:dialog.closePanel') : back}
      busy={isBusy}
      onConfirm={() => submit(fields, { method: 'post', action: ownAddress('?index') })}
      {...rest}
    >
      <OutcomeBanner command={{ reply, changedSince: null }} isGone={false} occurrences={[]} />
      {isOver ? null : children}
    </Confirmation>
  );
}
