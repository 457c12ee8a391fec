import type { Webhook } from '@aval/application/webhooks/webhook-columns';
import { newWebhookSchema, webhookSchema } from '@aval/domain/validation/companies/webhook-schema';
import { WEBHOOK_EVENTS } from '@aval/domain/webhooks/webhook-events';
import type { FieldMetadata } from '@conform-to/react';
import type { z } from 'zod';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { Combobox } from '../../../components/choices/combobox';
import type { EntryWords } from '../../../components/entries/changed-fields';
import { type EntryAnswer, EntryFields, EntryForm, type TellField } from '../../../components/entries/entry-form';
import { Checkbox } from '../../../components/fields/checkbox';
import { ComputedField, Field, FieldGroup } from '../../../components/fields/field';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import { wordsOf } from '../../../shell/words/use-options';
import { WEBHOOK } from '../webhooks-address';

/** A new webhook subscribes to all events. */
const NEW = { events: [...WEBHOOK_EVENTS] };

export function NewWebhookForm({
  company,
  answer,
}: {
  company: { id: number; name: string } | null;
  answer: EntryAnswer | undefined;
}) {
  const { t } = useTranslation(['webhooks', 'common']);
  const words = useWebhookWords();
  return (
    <Page width="form">
      <Breadcrumbs crumbs={[{ label: t('title'), to: WEBHOOK.list }, { label: t('createTitle') }]} />
      <PageHead title={t('createTitle')} lead={t('createLead')} />
      <EntryForm
        schema={newWebhookSchema}
        words={{
          companyId: { label: t('common:label.company') },
          centerId: { label: t('field.centerId') },
          ...words,
        }}
        values={NEW}
        revision={null}
        answer={answer}
        verb={t('createSave')}
        cancelTo={WEBHOOK.list}
      >
        {(fields, tell) => (
          <EntryFields>
            <Field className="md:col-span-2" {...tell(fields.companyId)}>
              <Combobox
                name={fields.companyId.name}
                source="/app/options/companies"
                label={t('common:label.company')}
                defaultValue={company && { value: String(company.id), label: company.name }}
              />
            </Field>
            <Field optional hint={t('centerHint')} className="md:col-span-2" {...tell(fields.centerId)}>
              <Combobox name={fields.centerId.name} source="/app/options/centers" label={t('field.centerId')} />
            </Field>
            <OwnFields fields={fields} tell={tell} />
          </EntryFields>
        )}
      </EntryForm>
    </Page>
  );
}

export function WebhookForm({ webhook, answer }: { webhook: Webhook; answer: EntryAnswer | undefined }) {
  const { t } = useTranslation(['webhooks', 'common']);
  const words = useWebhookWords();
  return (
    <Page width="form">
      <Breadcrumbs
        crumbs={[
          { label: t('title'), to: WEBHOOK.list },
          { label: webhook.name, to: WEBHOOK.detail(webhook.id) },
          { label: t('editTitle') },
        ]}
      />
      <PageHead title={t('editTitle')} />
      <EntryForm
        schema={webhookSchema}
        words={words}
        values={{ ...webhook }}
        revision={webhook.revision}
        answer={answer}
        verb={t('save')}
        cancelTo={WEBHOOK.detail(webhook.id)}
      >
        {(fields, tell) => (
          <EntryFields>
            <div className="md:col-span-2">
              <ComputedField label={t('common:label.company')} value={webhook.companyName} />
            </div>
            <div className="md:col-span-2">
              <ComputedField label={t('field.centerId')} value={webhook.centerName ?? t('wholeCompany')} />
            </div>
            <OwnFields fields={fields} tell={tell} />
          </EntryFields>
        )}
      </EntryForm>
    </Page>
  );
}

/** Labels of the fields and events. */
function useWebhookWords(): EntryWords<z.input<typeof webhookSchema>> {
  const { t } = useTranslation(['webhooks', 'common']);
  const events = WEBHOOK_EVENTS.map((value) => ({ value, label: t(`event.${value}`) }));
  return {
    name: { label: t('common:label.name') },
    url: { label: t('field.url') },
    events: { label: t('field.events'), kind: 'several', say: wordsOf(events) },
  };
}

interface OwnFieldsProps {
  fields: Readonly<Record<'name' | 'url' | 'events', FieldMetadata<unknown>>>;
  tell: TellField;
}

function OwnFields({ fields: { name, url, events }, tell }: OwnFieldsProps) {
  const { t } = useTranslation('webhooks');
  // `defaultValue` holds only the first of several values.
  const chosen = events.defaultOptions ?? [];
  return (
    <>
      <Field hint={t('nameHint')} className="md:col-span-2" {...tell(name)}>
        <TextInput name={name.name} defaultValue={name.defaultValue as string} />
      </Field>
      <Field hint={t('urlHint')} className="md:col-span-2" {...tell(url)}>
        <TextInput
          name={url.name}
          defaultValue={url.defaultValue as string}
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
        />
      </Field>
      <div className="md:col-span-2">
        <FieldGroup {...tell(events)}>
          <div className="grid gap-x-5 gap-y-2 md:grid-cols-2">
            {WEBHOOK_EVENTS.map((event) => (
              <Checkbox key={event} name={events.name} value={event} defaultChecked={chosen.includes(event)}>
                {t(`event.${event}`)}
              </Checkbox>
            ))}
          </div>
        </FieldGroup>
      </div>
    </>
  );
}
