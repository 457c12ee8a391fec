import {
  type DefaultValue,
  type FieldMetadata,
  type FormMetadata,
  type SubmissionResult,
  useForm,
} from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useNavigation } from '@remix-run/react';
import { type FocusEvent, type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { READER_FIELD } from '../../server/reader';
import { OwnForm } from '../../shell/own-form';
import { useTranslation } from '../../shell/words/translation';
import { useFieldWords } from '../../shell/words/use-field-words';
import { Button, ButtonLink } from '../actions/button';
import { LeaveDialog } from '../dialogs/leave-dialog';
import { announceChange } from '../fields/announce-change';
import { focusHiddenField } from '../fields/focus-hidden-field';
import { Banner } from '../notices/banner';
import { changedFields, type EntryWords, type FieldWords, flatFields, isSame, type PartWords } from './changed-fields';
import { FailedNotice } from './failed-notice';
import { ANEW, useLastTry } from './failed-try';
import { FoundNames, type NameFound } from './found-names';
import { SaveBar } from './save-bar';
import { StaleNotice } from './stale-notice';
import { useBegunAnew } from './use-begun-anew';
import { useStoredMeanwhile } from './use-stored-meanwhile';

/** What the server says of a form that it did not take. */
export interface EntryAnswer {
  /** What was wrong with what was sent, and what was typed. */
  reply: SubmissionResult;
  /** Somebody else has saved it meanwhile. */
  isStale: boolean;
}

type Fields<Input> = ReturnType<typeof useForm<Input & Record<string, unknown>, unknown>>[1];

/** What a Field is told of a field of conform's: what it is called, what is wrong with it, whether it differs and what somebody else has stored meanwhile. */
export type TellField = (field: FieldMetadata<unknown>) => {
  id: string;
  label: string;
  error: string | undefined;
  isChanged: boolean;
  hint?: string;
};

interface EntryFormProps<Input> {
  schema: z.ZodObject & z.ZodType<unknown, Input>;
  /** What each of its fields is called. */
  words: EntryWords<Input> | PartWords<Input>;
  /** What is stored, or what a new one begins with; of more than the form's fields those alone count. */
  values: Readonly<Record<string, unknown>>;
  /** What is stored of fields that show none of it, for whoever is told that somebody else has changed it: which key there is. */
  unseen?: Readonly<Record<string, unknown>>;
  /** Of the entry as it is shown; null for a new one. */
  revision: number | null;
  answer: EntryAnswer | undefined;
  /** The verb of its button: "Guardar fármaco"; it may depend on what is chosen. */
  verb: string | ((fields: Required<Fields<Input>>) => string);
  /** Where nothing is left to go back to, the page itself is the place. */
  cancelTo?: string;
  /** For who looks for the form by its name. */
  id?: string;
  /** Where it is sent, if not to the address that is shown. */
  action?: string;
  /** Which of its page's forms it is, where there are several. */
  intent?: string;
  /** Saving means something though nothing differs: terms are published as they stand. */
  savesAsItIs?: boolean;
  /** Of one that somebody else has deleted meanwhile another one can be made of what is typed. */
  isMadeAnew?: boolean;
  /** What else may be done with what is typed, before the button that saves. */
  beside?: (form: FormMetadata<Input & Record<string, unknown>>) => ReactNode;
  /** For what is asked while somebody types. */
  onBlur?: (event: FocusEvent<HTMLFormElement>) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** What was said of what was typed is to be forgotten with it. */
  onDiscard?: () => void;
  children: (
    fields: Required<Fields<Input>>,
    tell: TellField,
    form: FormMetadata<Input & Record<string, unknown>>,
  ) => ReactNode;
}

/**
 * The form of one entry, new or edited. When somebody else has saved it meanwhile, what was typed and chosen stays, the other fields take what is stored
 * now, what both changed says it, and saving again is on what its reader has seen: another entry makes another form, another revision does not. What was typed into
 * one that is stored already can be dropped: the form begins anew. Source: docs/rules.md 5.17, 5.39.
 */
export function EntryForm<Input extends Record<string, unknown>>(props: EntryFormProps<Input>) {
  const { time, answer, isTryOver, beginAnew } = useBegunAnew(props.answer);
  return (
    <BegunForm
      key={time}
      {...props}
      answer={answer}
      isTryOver={isTryOver}
      onDiscard={() => {
        beginAnew();
        props.onDiscard?.();
      }}
    />
  );
}

/** A longer value is read in its field alone. */
const LONGEST_TOLD = 80;

interface BegunFormProps<Input> extends EntryFormProps<Input> {
  isTryOver: boolean;
  onDiscard: () => void;
}

function BegunForm<Input extends Record<string, unknown>>(props: BegunFormProps<Input>) {
  const {
    schema,
    words,
    values,
    unseen = NOTHING_UNSEEN,
    revision,
    answer,
    verb,
    cancelTo,
    id,
    action,
    intent,
    savesAsItIs = false,
    isMadeAnew = false,
    beside,
    children,
    onBlur,
    onInput,
  } = props;
  const { t } = useTranslation('common');
  const wrong = useFieldWords();
  const isSaving = useNavigation().formMethod === 'POST';
  const isStale = answer?.isStale ?? false;
  const [names, nameFound] = useNames();
  const given = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, values[name]]));
  const stored = flatFields(given);
  const [form, fields] = useForm<Input, unknown>({
    ...(id === undefined ? {} : { id }),
    ...(answer ? { lastResult: answer.reply } : {}),
    defaultValue: given as DefaultValue<Input>,
    shouldRevalidate: 'onInput',
    shouldDirtyConsider: (name) => ![READER_FIELD, 'revision', 'intent'].includes(name),
    onValidate: ({ formData }) => parseWithZod(formData, { schema, disableAutoCoercion: true }),
  });
  const typed = flatFields((form.value ?? given) as Readonly<Record<string, unknown>>);
  const nameOf = (field: string, value: string) => names.get(`${field} ${value}`) ?? null;
  const changes = revision === null ? [] : changedFields({ words, stored, typed, nameOf });
  const called = (name: string, value: string) => nameOf(name, value) ?? wordsOf(words, name).say?.(value) ?? value;
  const differs = changes.length > 0;
  const meanwhile = useStoredMeanwhile({ formId: form.id, isStale, revision, stored, typed, differs, unseen, called });
  const isOthers = meanwhile.taken.length + meanwhile.lists.length + meanwhile.both.length > 0;
  const isSaved = meanwhile.isSaved || !(differs || isOthers);
  const inWords = (name: string): string => {
    const { say, none } = wordsOf(words, name);
    const now = String(stored[name] ?? '');
    return now === '' ? (none ?? t('answer.none')) : say ? valuesOf(stored[name]).map(say).join(', ') : now;
  };
  const takenInWords = (name: string): string => {
    const { label, kind } = wordsOf(words, name);
    const value = kind === 'unseen' ? '' : inWords(name);
    return value === '' || value.length > LONGEST_TOLD ? label : t('entry.takenValue', { label, value });
  };
  const tell: TellField = (field) => {
    const { label } = wordsOf(words, field.name);
    const now = stored[field.name];
    const isChanged = changes.some(({ name }) => name === field.name);
    const isOther = meanwhile.both.includes(field.name) && !isSame(field.value, now);
    return {
      ...wrong(field),
      label,
      isChanged,
      ...(isOther ? { hint: t('entry.stored', { value: inWords(field.name) }) } : {}),
    };
  };
  useWhatStandsThere(form.id);
  const { tried, isDeleted } = useLastTry();
  const isAnew = isMadeAnew && isDeleted;
  return (
    <FoundNames.Provider value={nameFound}>
      <OwnForm
        id={form.id}
        {...(action === undefined ? {} : { action })}
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          form.onSubmit(event);
          focusHiddenField(event.currentTarget, form.id);
        }}
        onBlur={onBlur}
        onInput={onInput}
      >
        <LeaveDialog isDirty={(revision === null ? form.dirty || isStale : differs) && !isSaving} />
        {!isStale || isSaving ? null : isSaved ? (
          differs ? null : (
            <Banner role="status">{t('entry.savedBefore')}</Banner>
          )
        ) : (
          <StaleNotice
            answer={answer}
            taken={meanwhile.taken.map(takenInWords)}
            lists={meanwhile.lists.map(({ name, ...list }) => ({ label: wordsOf(words, name).label, ...list }))}
            contested={meanwhile.both
              .filter(
                (name) => (words as Readonly<Record<string, unknown>>)[name] && !isSame(typed[name], stored[name]),
              )
              .map((name) => {
                const { label, kind } = wordsOf(words, name);
                return { name, label, value: kind === 'unseen' ? null : inWords(name) };
              })}
            onTake={meanwhile.take}
          />
        )}
        {revision === null ? null : <input type="hidden" name="revision" value={revision} />}
        {intent === undefined ? null : <input type="hidden" name="intent" value={intent} />}
        {children(fields as Required<Fields<Input>>, tell, form as never)}
        {props.isTryOver && !isDeleted ? null : (
          <FailedNotice
            {...(intent === undefined ? {} : { intents: [intent] })}
            tried={tried}
            isMadeAnew={isMadeAnew}
          />
        )}
        <SaveBar
          changes={changes}
          isStored={revision !== null}
          isStale={isStale}
          savesAsItIs={savesAsItIs}
          fieldId={(name) => (fields as Readonly<Record<string, { id: string }>>)[name]?.id ?? `${form.id}-${name}`}
          onDiscard={props.onDiscard}
          cancel={
            cancelTo === undefined ? null : (
              <ButtonLink to={cancelTo} kind="ghost">
                {t('entry.cancel')}
              </ButtonLink>
            )
          }
        >
          {beside?.(form as never)}
          <Button type="submit" kind="primary" busy={isSaving} {...(isAnew ? { name: ANEW, value: 'on' } : {})}>
            {isAnew ? t('entry.makeAnew') : typeof verb === 'string' ? verb : verb(fields as Required<Fields<Input>>)}
          </Button>
        </SaveBar>
      </OwnForm>
    </FoundNames.Provider>
  );
}

const NOTHING_UNSEEN = {};

function wordsOf(words: Readonly<Record<string, unknown>>, name: string): Partial<FieldWords> & { label: string } {
  return (words[name] as FieldWords | null | undefined) ?? { label: '' };
}

function valuesOf(held: unknown): string[] {
  return (Array.isArray(held) ? held : [held]).map(String);
}

/** What the options that were chosen are called. */
function useNames(): [ReadonlyMap<string, string>, NameFound] {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const nameFound = useCallback<NameFound>((field, options) => {
    setNames(
      (known) => new Map([...known, ...options.map(({ value, label }) => [`${field} ${value}`, label] as const)]),
    );
  }, []);
  return [names, nameFound];
}

/** What was typed before the scripts came, or what the browser has put back, is seen by conform with the first event alone. */
function useWhatStandsThere(formId: string): void {
  const isLookedAt = useRef(false);
  useEffect(() => {
    if (isLookedAt.current) return;
    isLookedAt.current = true;
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const other = [...form.elements].find(
      (each): each is HTMLInputElement | HTMLTextAreaElement =>
        (each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement) && isOtherThanWritten(each),
    );
    announceChange(other ?? null);
  }, [formId]);
}

function isOtherThanWritten(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.type === 'checkbox' || field.type === 'radio')
    return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return field.type !== 'hidden' && field.type !== 'file' && field.value !== field.defaultValue;
}

/** Two fields beside each other where there is room. */
export function EntryFields({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">{children}</div>;
}
