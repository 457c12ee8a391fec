import type { PresentationOption } from '@aval/application/catalogues/list-presentations';
import { formatTypedEuros } from '@aval/i18n/format';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button';
import { SearchProblem } from '../../../components/choices/search-problem';
import { PresentationText } from '../../../components/demand/presentation-text';
import { Field } from '../../../components/fields/field';
import { focusControl } from '../../../components/fields/focus-field';
import { Select } from '../../../components/fields/select';
import { NumberInput } from '../../../components/fields/text-input';
import { answerOf, type NoAnswer } from '../../../components/notices/answer-of';
import { useWhenOnline } from '../../../components/notices/use-when-online';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { knownEntry } from '../steps/known-entry';
import { LockedField } from '../steps/locked-field';
import { useStep, useStepField } from '../steps/step-context';
import { AmountField } from './amount-field';

function priceOf(presentation: PresentationOption | undefined): string {
  return formatTypedEuros(presentation?.priceCents ?? 0);
}

/** Presentation of the drug, its amount, and its price as proposed by the catalogue. */
export function PresentationFields({ name, index, drugId }: { name: string; index: number; drugId: string }) {
  const { t } = useTranslation(['demand', 'wizard', 'common']);
  const { form } = useStep();
  const { retyped } = useNumbers();
  const field = useStepField(`${name}.presentationId`);
  const price = useStepField(`${name}.price`);
  const { presentations, isFirstDrug, problem, retry } = usePresentations(drugId);
  const only = presentations.length === 1 ? presentations[0] : undefined;
  const kept = isFirstDrug ? field.initial : '';
  // Another drug has other presentations; a single one is chosen automatically.
  const proposed = kept || (only ? String(only.id) : '');
  const [chosenId, setChosenId] = useState(proposed);
  const [proposedPrice, setProposedPrice] = useState(kept || !only ? price.initial : priceOf(only));
  const chosen = presentations.find(({ id }) => String(id) === chosenId);

  const shown = useRef(presentations);
  useEffect(() => {
    if (shown.current === presentations) return;
    shown.current = presentations;
    setChosenId(proposed);
    // A copied line keeps its typed price.
    setProposedPrice(
      kept && price.initial ? price.initial : priceOf(presentations.find(({ id }) => String(id) === proposed)),
    );
  }, [presentations, proposed, kept, price.initial]);
  const announced = useRef(chosenId);
  useEffect(() => {
    if (announced.current === chosenId) return;
    announced.current = chosenId;
    form.reread(field.name);
  }, [chosenId, form.reread, field.name]);

  // The select shows only the beginning of a long name, and presentations differ at the end.
  const whole = chosen ? <PresentationText presentation={chosen.label} nationalCode={chosen.nationalCode} /> : null;

  return (
    <>
      {field.lock ? (
        <LockedField
          id={field.id}
          name={field.name}
          lock={field.lock}
          error={field.error}
          label={t('field.drug.presentationId')}
          className="col-span-12 md:col-span-6 xl:col-span-8"
          text={chosen?.label ?? field.initial}
          value={field.initial}
          hint={whole}
        />
      ) : (
        <Field
          id={field.id}
          label={t('field.drug.presentationId')}
          error={field.error}
          hint={whole}
          className="col-span-12 md:col-span-6 xl:col-span-8"
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
          {problem ? (
            <>
              <SearchProblem problem={problem} />
              <span>
                <Button
                  size="small"
                  onClick={() => {
                    focusControl(field.id);
                    retry();
                  }}
                >
                  {t('common:action.retry')}
                </Button>
              </span>
            </>
          ) : null}
        </Field>
      )}
      <AmountField
        name={name}
        index={index}
        drugId={drugId}
        presentation={chosen ?? null}
        presentationId={chosen ? chosenId : ''}
      />
      {price.lock ? (
        <LockedField
          id={price.id}
          name={price.name}
          lock={price.lock}
          error={price.error}
          label={t('field.drug.price')}
          className="col-span-6 md:col-span-3 xl:col-span-5"
          unit={t('common:unit.euro')}
          text={retyped(price.initial)}
          value={price.initial}
        />
      ) : (
        <Field
          id={price.id}
          label={t('field.drug.price')}
          error={price.error}
          className="col-span-6 md:col-span-3 xl:col-span-5"
        >
          <NumberInput
            // A typed price belongs to its presentation, even if the next one costs the same.
            key={`${drugId} ${chosenId} ${proposedPrice}`}
            name={price.name}
            defaultValue={retyped(proposedPrice || priceOf(undefined))}
            unit={t('common:unit.euro')}
            onBlur={(event) => {
              // An empty field means a price of zero.
              if (event.target.value.trim() !== '') return;
              event.target.value = retyped(priceOf(undefined));
              form.reread(price.name);
            }}
          />
        </Field>
      )}
    </>
  );
}

interface FoundPresentations {
  presentations: readonly PresentationOption[];
  isFirstDrug: boolean;
  /** Reason why the presentations could not be loaded. */
  problem: NoAnswer['status'] | null;
  retry: () => void;
}

const NONE: readonly PresentationOption[] = [];

/** Returns the presentations of the chosen drug; those of the first one come with the page. */
function usePresentations(drugId: string): FoundPresentations {
  const { wizard } = useStep();
  const [first] = useState(drugId);
  const [found, setFound] = useState<{ drugId: string | null; presentations: readonly PresentationOption[] }>(() => {
    // A line copied from one with a newly chosen drug has a drug that the page does not know yet.
    const known = knownEntry(wizard?.labels.presentations, drugId);
    return known ? { drugId, presentations: known } : { drugId: null, presentations: NONE };
  });
  const [problem, setProblem] = useState<FoundPresentations['problem']>(null);
  const isFound = found.drugId === drugId;
  const asked = useRef(drugId);
  asked.current = drugId;
  const ask = useCallback(async () => {
    setProblem(null);
    const answer = await answerOf<{ presentations: PresentationOption[] }>(
      `/app/demands/wizard/presentations?drug=${drugId}`,
    );
    // Another drug was chosen meanwhile.
    if (asked.current !== drugId) return;
    if ('presentations' in answer) setFound({ drugId, presentations: answer.presentations });
    else setProblem(answer.status);
  }, [drugId]);
  useEffect(() => {
    if (!isFound && drugId !== '') void ask();
    else setProblem(null);
  }, [isFound, drugId, ask]);
  useWhenOnline(problem === 'failed', ask);
  return {
    presentations: isFound ? found.presentations : NONE,
    isFirstDrug: isFound && drugId === first,
    problem,
    retry: () => void ask(),
  };
}
