import {
  type DefaultValue,
  type FieldMetadata,
  type FormMetadata,
  type SubmissionResult,
  useForm,
} from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { Form, useNavigation } from '@remix-run/react';
import type { FocusEvent, FormEvent, ReactNode } from 'react';
import type { z } from 'zod';
import { useTranslation } from '../../shell/words/translation';
import { useFieldWords } from '../../shell/words/use-field-words';
import { Button, ButtonLink } from '../actions/button';
import { LeaveDialog } from '../dialogs/leave-dialog';
import { focusHiddenField } from '../fields/focus-hidden-field';
import { Banner } from '../notices/banner';
import { FailedNotice } from './failed-notice';

/** What the server says of a form that it did not take. */
export interface EntryAnswer {
  /** What was wrong with what was sent, and what was typed. */
  reply: SubmissionResult;
  /** Somebody else has saved it meanwhile. */
  isStale: boolean;
}

type Fields<Input> = ReturnType<typeof useForm<Input & Record<string, unknown>, unknown>>[1];

/** What a Field is told of a field of conform's; `say` puts into words what is stored, where that is not what people read, and `none` that nothing is. */
export type TellField = (
  field: FieldMetadata<unknown>,
  say?: (stored: string) => string,
  none?: string,
) => { id: string; error: string | undefined; hint?: string };

interface EntryFormProps<Input> {
  schema: z.ZodObject & z.ZodType<unknown, Input>;
  /** What is stored, or what a new one begins with; of more than the form's fields those alone count. */
  values: Readonly<Record<string, unknown>>;
  /** Of the entry as it is shown; null for a new one. */
  revision: number | null;
  answer: EntryAnswer | undefined;
  /** The verb of its button: "Guardar fármaco"; it may depend on what is chosen. */
  verb: string | ((fields: Required<Fields<Input>>) => string);
  cancelTo: string;
  /** For what is asked while somebody types. */
  onBlur?: (event: FocusEvent<HTMLFormElement>) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  children: (
    fields: Required<Fields<Input>>,
    tell: TellField,
    form: FormMetadata<Input & Record<string, unknown>>,
  ) => ReactNode;
}

/**
 * The form of one entry, new or edited. When somebody else has saved it meanwhile, what was typed and chosen stays, each field that differs says what
 * is stored now, and saving again is on what its reader has seen: another entry makes another form, another revision does not. Source: docs/rules.md 5.17.
 */
export function EntryForm<Input extends Record<string, unknown>>(props: EntryFormProps<Input>) {
  const { schema, values, revision, answer, verb, cancelTo, children, onBlur, onInput } = props;
  const { t } = useTranslation('common');
  const words = useFieldWords();
  const isSaving = useNavigation().formMethod === 'POST';
  const isStale = answer?.isStale ?? false;
  const stored = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, values[name]]));
  const [form, fields] = useForm<Input, unknown>({
    ...(answer ? { lastResult: answer.reply } : {}),
    defaultValue: stored as DefaultValue<Input>,
    shouldRevalidate: 'onInput',
    shouldDirtyConsider: (name) => name !== 'revision',
    onValidate: ({ formData }) => parseWithZod(formData, { schema, disableAutoCoercion: true }),
  });
  const tell: TellField = (field, say = (text) => text, none = t('answer.none')) => {
    const now = String(stored[field.name] ?? '');
    const differs = isStale && String(field.value ?? '') !== now;
    return {
      ...words(field),
      ...(differs ? { hint: t('entry.stored', { value: now === '' ? none : say(now) }) } : {}),
    };
  };
  return (
    <Form
      method="post"
      id={form.id}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        form.onSubmit(event);
        focusHiddenField(event.currentTarget, form.id);
      }}
      {...{ onBlur, onInput }}
    >
      <LeaveDialog isDirty={(form.dirty || isStale) && !isSaving} />
      {isStale ? (
        <Banner tone="warn" role="alert">
          {t('entry.stale')}
        </Banner>
      ) : null}
      {revision === null ? null : <input type="hidden" name="revision" value={revision} />}
      {children(fields as Required<Fields<Input>>, tell, form as never)}
      <FailedNotice />
      <div className="flex flex-wrap items-center gap-2.5 max-md:[&>*]:flex-1">
        <Button type="submit" kind="primary" busy={isSaving}>
          {typeof verb === 'string' ? verb : verb(fields as Required<Fields<Input>>)}
        </Button>
        <ButtonLink to={cancelTo} kind="ghost">
          {t('entry.cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** Two fields beside each other where there is room. */
export function EntryFields({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">{children}</div>;
}
