import { useFetcher } from '@remix-run/react';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useOwnAddress } from '../../shell/use-own-address';
import type { CommandReply } from './command-reply';

/** A zod schema as a dialog uses it; the server checks with the same one. */
interface FormSchema {
  safeParse(input: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

export type Errors = Readonly<Record<string, string>>;

export interface CommandFormOptions {
  /** Given by the loader; the same for every repetition of what was typed. */
  commandId: string;
  lastActionSequence: number;
  /** What is wrong with the fields before anything is sent. */
  check: (form: FormData) => Errors;
  /** Asked when the fields are in order; false keeps the form, to be sent later by `send`. */
  mayGo?: (form: FormData) => boolean;
}

/** The first message of each field that a schema finds something wrong with. */
export function errorsOf(schema: FormSchema, input: unknown): Errors {
  const { error } = schema.safeParse(input);
  const entries = (error?.issues ?? []).map(({ path, message }) => [path.map(String).join('.'), message] as const);
  return Object.fromEntries(entries.reverse());
}

/**
 * One form of one command. It keeps its command's id until the server says that another one is needed, and the number of the
 * last action that its reader has been shown: so a repetition happens once, and a decision is never taken on what was not seen.
 */
export function useCommandForm({ commandId, lastActionSequence, check, mayGo }: CommandFormOptions) {
  const fetcher = useFetcher<CommandReply>();
  const ownAddress = useOwnAddress();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [command, setCommand] = useState({ id: commandId, expectedSequence: lastActionSequence });
  const [errors, setErrors] = useState<Errors>({});
  const [isDirty, setDirty] = useState(false);
  const [changedSince, setChangedSince] = useState<number | null>(null);
  const seen = useRef<CommandReply | undefined>(undefined);
  const isBusy = fetcher.state !== 'idle';
  const reply = isBusy ? undefined : fetcher.data;

  const fieldId = useCallback((name: string) => `${formId}-${name}`, [formId]);
  const focusFirst = useCallback((found: Errors) => {
    const names = new Set(Object.keys(found));
    const element = Array.from(form.current?.elements ?? []).find((each) => names.has(each.getAttribute('name') ?? ''));
    const target = element?.matches('[type="hidden"]')
      ? element.parentElement?.querySelector('input:not([type])')
      : element;
    if (target instanceof HTMLElement) target.focus();
  }, []);

  useEffect(() => {
    if (!reply || seen.current === reply) return;
    seen.current = reply;
    if (reply.status === 'invalid') {
      setErrors(reply.errors);
      focusFirst(reply.errors);
    }
    if (!('nextCommandId' in reply)) return;
    setChangedSince(lastActionSequence > command.expectedSequence ? command.expectedSequence : null);
    setCommand({ id: reply.nextCommandId, expectedSequence: lastActionSequence });
  }, [reply, lastActionSequence, command.expectedSequence, focusFirst]);

  const send = useCallback(
    (extra: Readonly<Record<string, string>> = {}) => {
      if (!form.current) return;
      const data = new FormData(form.current);
      data.set('commandId', command.id);
      data.set('expectedSequence', String(command.expectedSequence));
      for (const [name, value] of Object.entries(extra)) data.set(name, value);
      fetcher.submit(data, { method: 'post', action: ownAddress('?index') });
    },
    [command, fetcher.submit, ownAddress],
  );

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const found = check(data);
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirst(found);
    else if (!mayGo || mayGo(data)) send();
  }

  /** What is being put right is no longer marked wrong. */
  function handleInput({ target }: FormEvent<HTMLFormElement>) {
    setDirty(true);
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name && errors[name]) setErrors(({ [name]: _corrected, ...others }) => others);
  }

  return {
    formId,
    formAttributes: {
      id: formId,
      ref: form,
      noValidate: true,
      onSubmit: handleSubmit,
      onInput: handleInput,
      onChange: handleInput,
    },
    /** Entries of the history after this one happened while the form was open; null when none did. */
    changedSince,
    fieldId,
    errors,
    reply,
    isBusy,
    isDirty,
    send,
  };
}

export type CommandForm = ReturnType<typeof useCommandForm>;
