import type { ShownBook } from '@aval/application/congruence/rule-book/get-rule-book';
import type { Simulations } from '@aval/application/congruence/rule-book/simulation/simulation-state';
import { WEIGHT_RULES } from '@aval/domain/clinical/kidney/clearance-weight';
import { bookFormValues, ruleBookSchema, settingsOf } from '@aval/domain/validation/companies/rule-book-schema';
import type { FieldMetadata } from '@conform-to/react';
import { useMemo } from 'react';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { Section } from '../../../components/basics/section';
import type { EntryWords } from '../../../components/entries/changed-fields';
import { type EntryAnswer, EntryForm } from '../../../components/entries/entry-form';
import { SwitchField, useSwitchWords } from '../../../components/entries/switch-field';
import { Field } from '../../../components/fields/field';
import { Select } from '../../../components/fields/select';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { wordsOf } from '../../../shell/words/use-options';
import { COMPANY } from '../../companies/companies-address';
import { useRuleWords } from '../use-rule-words';
import { useSimulations } from '../use-simulations';
import { BookGroups } from './book-groups';
import { BookVersions } from './book-versions';
import { SimulateButton } from './simulate-button';
import { SimulationSection } from './simulation-section';

const BESIDE = 'grid grid-cols-[minmax(0,1fr)] gap-x-9 xl:grid-cols-[minmax(0,1fr)_var(--w-aside)]';

interface BookFormProps extends ShownBook {
  simulations: Simulations;
  answer: EntryAnswer | undefined;
}

/** Form of a company's rule book. Each save creates a version, and settings can be simulated before. */
export function BookForm({ company, rules, book, versions, simulations, answer }: BookFormProps) {
  const { t } = useTranslation(['rules', 'companies']);
  const told = useRuleWords();
  const numbers = useNumbers();
  const say = useSwitchWords();
  const schema = useMemo(() => ruleBookSchema(rules), [rules]);
  const desk = useSimulations(company.id, simulations);
  const values = bookFormValues(rules, book, (figure) => numbers.retyped(String(figure)));
  const settingsIn = (typed: unknown) => {
    const read = schema.safeParse(typed);
    return read.success ? settingsOf(rules, read.data) : null;
  };
  const weights = WEIGHT_RULES.map((value) => ({ value, label: told.weight(value) }));
  const title = t('rules:editTitle', { company: company.name });
  const words: EntryWords<Record<string, unknown>> = {
    weightRule: { label: t('rules:field.weightRule'), say: wordsOf(weights) },
    creatinineFloor: say(t('rules:field.creatinineFloor')),
    clearanceCap: say(t('rules:field.clearanceCap')),
    asksJustification: say(t('rules:field.asksJustification')),
    ...Object.fromEntries(
      rules.flatMap(({ id, thresholds, unit }) => [
        [`${id}.on`, say(`${id}, ${t('rules:on')}`)],
        [`${id}.severity`, { label: `${id}, ${t('rules:column.severity')}`, say: told.severity }],
        ...Object.keys(thresholds).map((name) => [
          `${id}.${name}`,
          { label: `${id}, ${told.thresholdIn(name, unit)}` },
        ]),
      ]),
    ),
  };
  return (
    <Page>
      <Breadcrumbs
        crumbs={[
          { label: t('companies:title'), to: COMPANY.list },
          { label: company.name, to: COMPANY.detail(company.id) },
          { label: t('rules:title') },
        ]}
      />
      <PageHead title={title} lead={t('rules:editLead')} />
      <div className={BESIDE}>
        <EntryForm<Record<string, unknown>>
          schema={schema as never}
          words={words}
          values={values}
          revision={book.version}
          answer={answer}
          verb={t('rules:save', { version: book.version + 1 })}
          cancelTo={COMPANY.detail(company.id)}
          beside={(form) => <SimulateButton desk={desk} schema={schema} form={form} />}
        >
          {(fields, tell, form) => {
            const of = (name: string) => fields[name] as FieldMetadata<unknown>;
            return (
              <div>
                <SimulationSection desk={desk} rules={rules} typed={settingsIn(form.value ?? values)} />
                <Section id="clearance" title={t('rules:sectionClearance')}>
                  <div className="grid max-w-2xl gap-4">
                    <Field {...tell(of('weightRule'))}>
                      <Select
                        name={of('weightRule').name}
                        defaultValue={of('weightRule').initialValue as string}
                        placeholder={false}
                        options={weights}
                      />
                    </Field>
                    <SwitchField field={of('creatinineFloor')} tell={tell} />
                    <SwitchField field={of('clearanceCap')} tell={tell} />
                    <SwitchField field={of('asksJustification')} tell={tell} hint={t('rules:justificationHint')} />
                  </div>
                </Section>
                <Section id="rules" title={t('rules:sectionRules')} count={rules.length}>
                  <BookGroups rules={rules} book={book} of={of} tell={tell} />
                </Section>
              </div>
            );
          }}
        </EntryForm>
        <aside className="pt-6 max-xl:pb-6">
          <BookVersions versions={versions} />
        </aside>
      </div>
    </Page>
  );
}
