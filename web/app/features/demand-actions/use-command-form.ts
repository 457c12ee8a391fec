import { useFetcher } from '@remix-run/react';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Uploads } from '../../components/drop-zone/uploads';
import { useOnceUp } from '../../components/drop-zone/use-uploads';
import { focusControl } from '../../components/focus-field';
import { useOwnAddress } from '../../shell/use-own-address';
import type { CommandReply } from './command-reply';
import { useCommandFiles } from './use-command-files';

/** A zod schema as a dialog uses it; the server checks with the same one. */
interface FormSchema {
  safeParse(input: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

export type Errors = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, string>>;

export interface CommandFormOptions {
  /** Given by the loader; the same for every repetition of what was typed. */
  commandId: string;
  lastActionSequence: number;
  /** What is wrong with the fields before anything is sent. */
  check: (form: FormData) => Errors;
  /** The files that go along; the command waits for those that are on their way. */
  uploads?: Uploads;
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
export function useCommandForm(options: CommandFormOptions) {
  const { commandId, lastActionSequence, check, mayGo } = options;
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

  const files = useCommandFiles(formId, options.uploads);
  const fieldId = useCallback((name: string) => `${formId}-${name}`, [formId]);
  const { faults: faultsOfFiles, focus: focusFile } = files;
  const focusFirst = useCallback(
    (found: Errors) => {
      const names = new Set(Object.keys(found));
      const fields = Array.from(form.current?.elements ?? []);
      const element = fields.find((each) => names.has(each.getAttribute('name') ?? '') && !isFile(each));
      // What a combobox sends is hidden: its field is the one with the id.
      const isHidden = element?.matches('[type="hidden"]');
      if (isHidden) focusControl(fieldId(element?.getAttribute('name') ?? ''));
      else if (element instanceof HTMLElement) element.focus();
      else focusFile(found);
    },
    [focusFile, fieldId],
  );

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

  const submit = useCallback(
    (extra: Fields) => {
      if (!form.current) return;
      const data = new FormData(form.current);
      data.set('commandId', command.id);
      data.set('expectedSequence', String(command.expectedSequence));
      for (const [name, value] of Object.entries(extra)) data.set(name, value);
      fetcher.submit(data, { method: 'post', action: ownAddress('?index') });
    },
    [command, fetcher.submit, ownAddress],
  );
  const waiting = useRef<Fields>({});
  const onceUp = useOnceUp(files.uploads, () => {
    if (form.current && isInOrder(new FormData(form.current))) submit(waiting.current);
  });
  /** Marks what is wrong, and leads to the first of it. */
  function isInOrder(data: FormData): boolean {
    const faults = faultsOfFiles();
    const found = { ...check(data), ...faults };
    setErrors(found);
    const isRight = faults === null && Object.keys(found).length === 0;
    if (!isRight) focusFirst(found);
    return isRight;
  }
  function send(extra: Fields = {}) {
    waiting.current = extra;
    if (files.missing.length > 0) onceUp.ask();
    else submit(extra);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || onceUp.isWaiting) return;
    const data = new FormData(event.currentTarget);
    if (isInOrder(data) && (!mayGo || mayGo(data))) send();
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
    isDirty: isDirty || files.hasFiles,
    /** It was sent, and goes once its files are there. */
    isWaiting: onceUp.isWaiting,
    giveUp: onceUp.giveUp,
    zone: formId,
    uploads: files.uploads,
    missing: files.missing,
    send,
  };
}

/** Rows of files know better where to begin. */
function isFile(element: Element): boolean {
  return element.getAttribute('name')?.startsWith('file-') ?? false;
}

export type CommandForm = ReturnType<typeof useCommandForm>;
