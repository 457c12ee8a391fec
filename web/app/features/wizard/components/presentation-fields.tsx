import type { PresentationOption } from '@aval/application/catalogues/list-presentations';
import { formatDecimal } from '@aval/i18n/format';
import { useEffect, useRef, useState } from 'react';
import { answerOf } from '../../../components/answer-of';
import { Field } from '../../../components/field';
import { Select } from '../../../components/select';
import { NumberInput } from '../../../components/text-input';
import { useTranslation } from '../../../shell/translation';
import { useStep, useStepField } from '../step-context';
import { LockedField } from './locked-field';
import { NumberField } from './step-fields';

const CENTS_PER_EURO = 100;

function priceOf(presentation: PresentationOption | undefined): string {
  return formatDecimal((presentation?.priceCents ?? 0) / CENTS_PER_EURO).replaceAll('.', '');
}

/** The pack of the drug, how many of it, and its price, which the catalogue proposes. */
export function PresentationFields({ name, drugId }: { name: string; drugId: string }) {
  const { t } = useTranslation(['demand', 'wizard', 'common']);
  const { form } = useStep();
  const field = useStepField(`${name}.presentationId`);
  const price = useStepField(`${name}.price`);
  const { presentations, isFirstDrug } = usePresentations(drugId);
  const only = presentations.length === 1 ? presentations[0] : undefined;
  const proposed = isFirstDrug ? field.initial : only ? String(only.id) : '';
  const [chosenId, setChosenId] = useState(field.initial);
  const [proposedPrice, setProposedPrice] = useState(price.initial);
  const chosen = presentations.find(({ id }) => String(id) === chosenId);

  // Another drug has other packs; the only one there is needs no choice.
  const shown = useRef(presentations);
  useEffect(() => {
    if (shown.current === presentations) return;
    shown.current = presentations;
    setChosenId(proposed);
    setProposedPrice(priceOf(presentations.find(({ id }) => String(id) === proposed)));
  }, [presentations, proposed]);
  const announced = useRef(chosenId);
  useEffect(() => {
    if (announced.current === chosenId) return;
    announced.current = chosenId;
    form.reread(field.name);
  }, [chosenId, form.reread, field.name]);

  return (
    <>
      {field.lock ? (
        <LockedField
          {...{ id: field.id, name: field.name, lock: field.lock, error: field.error }}
          label={t('field.drug.presentationId')}
          className="col-span-12 md:col-span-6 xl:col-span-4"
          text={chosen?.label ?? field.initial}
          value={field.initial}
        />
      ) : (
        <Field
          id={field.id}
          label={t('field.drug.presentationId')}
          error={field.error}
          hint={
            chosen ? (
              <>
                {t('field.drug.nationalCode')} <span className="identifier">{chosen.nationalCode}</span>
              </>
            ) : null
          }
          className="col-span-12 md:col-span-6 xl:col-span-4"
        >
          <Select
            name={field.name}
            value={chosenId}
            options={presentations.map(({ id, label }) => ({ value: String(id), label }))}
            placeholder={t(drugId ? 'wizard:treatment.choosePresentation' : 'wizard:treatment.chooseDrugFirst')}
            onChange={(event) => {
              setChosenId(event.target.value);
              setProposedPrice(priceOf(presentations.find(({ id }) => String(id) === event.target.value)));
            }}
          />
        </Field>
      )}
      <NumberField
        name={`${name}.amount`}
        label={t('field.drug.amount')}
        className="col-span-6 md:col-span-3 xl:col-span-2"
        preset="1"
        decimals={false}
      />
      {price.lock ? (
        <LockedField
          {...{ id: price.id, name: price.name, lock: price.lock, error: price.error }}
          label={t('field.drug.price')}
          className="col-span-6 md:col-span-3 xl:col-span-2"
          unit={t('common:unit.euro')}
          text={price.initial}
          value={price.initial}
        />
      ) : (
        <Field
          id={price.id}
          label={t('field.drug.price')}
          error={price.error}
          className="col-span-6 md:col-span-3 xl:col-span-2"
        >
          <NumberInput
            key={proposedPrice}
            name={price.name}
            defaultValue={proposedPrice || '0,00'}
            unit={t('common:unit.euro')}
            onBlur={(event) => {
              // Nothing typed is a price of zero.
              if (event.target.value.trim() !== '') return;
              event.target.value = '0,00';
              form.reread(price.name);
            }}
          />
        </Field>
      )}
    </>
  );
}

/** The packs of the chosen drug: those of the first one came with the page. */
function usePresentations(drugId: string): { presentations: readonly PresentationOption[]; isFirstDrug: boolean } {
  const { wizard } = useStep();
  const [first] = useState(drugId);
  const [found, setFound] = useState<{ drugId: string; presentations: readonly PresentationOption[] }>(() => ({
    drugId,
    presentations: wizard?.labels.presentations[drugId] ?? [],
  }));
  useEffect(() => {
    if (found.drugId === drugId) return;
    if (drugId === '') {
      setFound({ drugId, presentations: [] });
      return;
    }
    const cancel = new AbortController();
    void answerOf<{ presentations: PresentationOption[] }>(`/app/demands/wizard/presentations?drug=${drugId}`, {
      signal: cancel.signal,
    }).then((answer) => {
      if (!cancel.signal.aborted && 'presentations' in answer)
        setFound({ drugId, presentations: answer.presentations });
    });
    return () => cancel.abort();
  }, [drugId, found.drugId]);
  return { presentations: found.presentations, isFirstDrug: found.drugId === first };
}
