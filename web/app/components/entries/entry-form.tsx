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

/** Server response to a form that was not accepted. */
export interface EntryAnswer {
  /** Errors and the submitted values. */
  reply: SubmissionResult;
  /** Another user has saved the entry meanwhile. */
  isStale: boolean;
}

type Fields<Input> = ReturnType<typeof useForm<Input & Record<string, unknown>, unknown>>[1];

/**
 * Field properties derived from a conform field: label, error, whether it differs, and the value that another user has
 * stored meanwhile.
 */
export type TellField = (field: FieldMetadata<unknown>) => {
  id: string;
  label: string;
  error: string | undefined;
  isChanged: boolean;
  hint?: string;
};

interface EntryFormProps<Input> {
  schema: z.ZodObject & z.ZodType<unknown, Input>;
  /** Labels and wording of the fields. */
  words: EntryWords<Input> | PartWords<Input>;
  /** Stored values, or initial values of a new entry; values without a form field are ignored. */
  values: Readonly<Record<string, unknown>>;
  /** Stored values of fields that do not display them, used to report a change by another user: which key is stored. */
  unseen?: Readonly<Record<string, unknown>>;
  /** Revision of the displayed entry; null for a new one. */
  revision: number | null;
  answer: EntryAnswer | undefined;
  /** Label of the submit button, such as "Guardar fármaco"; may depend on the current choices. */
  verb: string | ((fields: Required<Fields<Input>>) => string);
  /** Target of the cancel link; defaults to the page itself when there is no previous place. */
  cancelTo?: string;
  /** Id of the form element. */
  id?: string;
  /** Address that the form is submitted to; defaults to the current one. */
  action?: string;
  /** Intent that identifies the form on a page with several. */
  intent?: string;
  /** Saving is allowed without changes: terms are published as they stand. */
  savesAsItIs?: boolean;
  /** Offers to create another entry from the input when another user has deleted this one. */
  isMadeAnew?: boolean;
  /** Further actions on the input, before the submit button. */
  beside?: (form: FormMetadata<Input & Record<string, unknown>>) => ReactNode;
  /** Events of the form, for lookups while the user types. */
  onBlur?: (event: FocusEvent<HTMLFormElement>) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** Called when the input is discarded, so that messages about it can be cleared. */
  onDiscard?: () => void;
  children: (
    fields: Required<Fields<Input>>,
    tell: TellField,
    form: FormMetadata<Input & Record<string, unknown>>,
  ) => ReactNode;
}

/**
 * Form of one entry, new or edited. When another user saves the entry meanwhile, the input stays, untouched fields take
 * the stored values,
 * fields changed by both are marked, and the next save is based on the revision that the user has seen. Another entry
 * remounts the form,
 * another revision does not. Input on a stored entry can be discarded, which remounts the form. Source: docs/rules.md
 * 5.17, 5.39.
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

/** Longest value, in characters, shown in messages; longer ones are read in the field. */
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
  const inWords = (name: string, held: unknown): string => {
    const { none } = wordsOf(words, name);
    const now = String(held ?? '');
    if (now === '') return none ?? t('answer.none');
    return valuesOf(held)
      .map((value) => called(name, value))
      .join(', ');
  };
  const takenInWords = (name: string): string => {
    const { label, kind } = wordsOf(words, name);
    const value = kind === 'unseen' ? '' : inWords(name, stored[name]);
    return value === '' || value.length > LONGEST_TOLD ? label : t('entry.takenValue', { label, value });
  };
  const tell: TellField = (field) => {
    const { label } = wordsOf(words, field.name);
    const now = stored[field.name];
    const isChanged = changes.some(({ name }) => name === field.name);
    const isOther = meanwhile.both.some(({ name }) => name === field.name) && !isSame(field.value, now);
    return {
      ...wrong(field),
      label,
      isChanged,
      ...(isOther ? { hint: t('entry.stored', { value: inWords(field.name, now) }) } : {}),
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
              .filter(({ name, mine }) => hasWords(words, name) && !isSame(mine, stored[name]))
              .map(({ name, mine }) => {
                const { label, kind } = wordsOf(words, name);
                const isUnseen = kind === 'unseen';
                return {
                  name,
                  label,
                  theirs: isUnseen ? null : inWords(name, stored[name]),
                  mine: isUnseen ? null : inWords(name, mine),
                  chosen: isSame(typed[name], stored[name]) ? 'theirs' : isSame(typed[name], mine) ? 'mine' : null,
                };
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

/** Returns false for fields that only say how the entry is saved. */
function hasWords(words: Readonly<Record<string, unknown>>, name: string): boolean {
  return Boolean(words[name]);
}

function valuesOf(held: unknown): string[] {
  return (Array.isArray(held) ? held : [held]).map(String);
}

/** Names of the chosen options. */
function useNames(): [ReadonlyMap<string, string>, NameFound] {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const nameFound = useCallback<NameFound>((field, options) => {
    setNames(
      (known) => new Map([...known, ...options.map(({ value, label }) => [`${field} ${value}`, label] as const)]),
    );
  }, []);
  return [names, nameFound];
}

/**
 * Reports input made before hydration or restored by the browser, which conform would otherwise see only at the first
 * event.
 */
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

/** Two-column grid of fields, one column on a phone. */
export function EntryFields({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">{children}</div>;
}
