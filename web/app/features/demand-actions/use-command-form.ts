import { type DefaultValue, useForm } from '@conform-to/react';
import { useFetcher } from '@remix-run/react';
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Uploads } from '../../components/drop-zone/uploads';
import { useOnceUp } from '../../components/drop-zone/use-uploads';
import { focusControl } from '../../components/fields/focus-field';
import { useOwnAddress } from '../../shell/use-own-address';
import type { CommandReply } from './command-reply';
import { readCommand } from './read-command';
import { useCommandFiles } from './use-command-files';

type Fields = Readonly<Record<string, string>>;

export interface CommandFormOptions<Input> {
  /** Id from the loader, the same for every repetition of the input. */
  commandId: string;
  lastActionSequence: number;
  /** Schema that validates before sending; the server uses the same one. */
  schema: z.ZodType<unknown, Input>;
  defaultValue?: DefaultValue<Input>;
  /** Files of the command, which waits for running uploads. */
  uploads?: Uploads;
  /** The command requires at least one file. */
  needsFiles?: boolean;
  /** Called when the fields are valid; false holds the form back, to be sent later by `send`. */
  mayGo?: () => boolean;
}

/**
 * Form of one command. It keeps the command id until the server requires a new one, so that a repetition runs once, and
 * the sequence of the last action that the user has seen, so that no decision is based on unseen changes.
 */
export function useCommandForm<Input extends Record<string, unknown>>(options: CommandFormOptions<Input>) {
  const { commandId, lastActionSequence, schema, defaultValue, needsFiles = false, mayGo } = options;
  const fetcher = useFetcher<CommandReply>();
  const ownAddress = useOwnAddress();
  const element = useRef<HTMLFormElement>(null);
  const [command, setCommand] = useState({ id: commandId, expectedSequence: lastActionSequence });
  const [changedSince, setChangedSince] = useState<number | null>(null);
  const seen = useRef<CommandReply | undefined>(undefined);
  /** Result of the last complete validation; validation of a single field during typing does not count. */
  const verdict = useRef<'success' | 'error' | undefined>(undefined);
  const isBusy = fetcher.state !== 'idle';
  const reply = isBusy ? undefined : fetcher.data;

  const zone = useId();
  const files = useCommandFiles(zone, options.uploads, needsFiles);
  const [form, fields] = useForm<Input, unknown>({
    ...(defaultValue ? { defaultValue } : {}),
    lastResult: reply?.status === 'invalid' ? reply.result : undefined,
    shouldRevalidate: 'onInput',
    shouldDirtyConsider: (name) => name !== 'intent',
    onValidate({ formData }) {
      const submission = readCommand(formData, schema, files.faults());
      verdict.current = submission.status;
      return submission;
    },
    onSubmit(event) {
      event.preventDefault();
      if (!mayGo || mayGo()) send();
    },
  });

  const { focus: focusFile } = files;
  /** Focuses an error that conform skips: a field with a hidden value, or a file. */
  const leadToHidden = useCallback(() => {
    const wrong = form.allErrors;
    const first = Array.from(element.current?.elements ?? []).find((each) => nameOf(each) in wrong);
    if (!first || nameOf(first).startsWith('file-')) focusFile(wrong);
    else if (first.matches('[type="hidden"]')) focusControl(`${form.id}-${nameOf(first)}`);
  }, [form, focusFile]);

  useEffect(() => {
    if (!reply || seen.current === reply) return;
    seen.current = reply;
    if (reply.status === 'invalid') leadToHidden();
    if (!('nextCommandId' in reply)) return;
    setChangedSince(lastActionSequence > command.expectedSequence ? command.expectedSequence : null);
    setCommand({ id: reply.nextCommandId, expectedSequence: lastActionSequence });
  }, [reply, lastActionSequence, command.expectedSequence, leadToHidden]);

  function submit(extra: Fields) {
    if (!element.current) return;
    const data = new FormData(element.current);
    data.set('commandId', command.id);
    data.set('expectedSequence', String(command.expectedSequence));
    for (const [name, value] of Object.entries(extra)) data.set(name, value);
    fetcher.submit(data, { method: 'post', action: ownAddress('?index') });
  }
  const onceUp = useOnceUp(files.uploads, () => element.current?.requestSubmit());
  function send(extra: Fields = {}) {
    if (files.missing.length > 0) onceUp.ask();
    else submit(extra);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (isBusy) return event.preventDefault();
    form.onSubmit(event);
    if (verdict.current === 'error') leadToHidden();
  }

  function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return {
    formId: form.id,
    formAttributes: { id: form.id, ref: element, noValidate: true, onSubmit: handleSubmit, onKeyDown: sendByKeys },
    fields,
    /** Sequence after which actions happened while the form was open; null when there were none. */
    changedSince,
    errors: form.allErrors,
    reply,
    isBusy,
    isDirty: form.dirty || files.hasFiles,
    /** Submission was requested and starts when the uploads end. */
    isWaiting: onceUp.isWaiting,
    giveUp: onceUp.giveUp,
    zone,
    uploads: files.uploads,
    missing: files.missing,
    send,
  };
}

function nameOf(element: Element): string {
  return element.getAttribute('name') ?? '';
}

/** Form state that a dialog needs around the fields. */
export type CommandForm = Omit<ReturnType<typeof useCommandForm>, 'fields'>;
