import type { RegimenChoice } from '@aval/application/congruence/list-regimen-choices';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Combobox } from '../../../components/choices/combobox';
import { Field } from '../../../components/fields/field';
import { focusFirstField } from '../../../components/fields/focus-field';
import { useTranslation } from '../../../shell/words/translation';
import { useCongruenceWords } from '../../congruence/use-congruence-words';
import { StepFindings } from '../congruence/step-findings';
import { fieldId, textAt } from '../steps/form';
import { LockMark } from '../steps/locked-field';
import { useFieldLock, useStep } from '../steps/step-context';
import { typedCycleNumber } from '../treatment/typed-figures';
import { isRegimenOption } from './regimen-options';
import { RegimenPane } from './regimen-pane';
import { RegimenPreview } from './regimen-preview';
import type { StartKind } from './regimen-start-choice';
import type { Filling, UseRegimen } from './use-filling';

const NAME = 'chemotherapy.regimen';

const NONE = { slug: '', version: '', firstCycle: '' };

interface RegimenChooserProps {
  /** Regimen that was filled in on this page. */
  filled: Filling['regimen'];
  onUse: UseRegimen;
}

/** Regimen of the request: found by search, previewed, and filled into the form, where everything can be edited. */
export function RegimenChooser({ filled, onUse }: RegimenChooserProps) {
  const { t } = useTranslation(['demand', 'wizard', 'common']);
  const { form, stored, wizard } = useStep();
  const { source: sourceWords } = useCongruenceWords();
  const lock = useFieldLock(NAME);
  const [chosen, setChosen] = useState({
    slug: textAt(stored, `${NAME}.slug`),
    version: textAt(stored, `${NAME}.version`),
    firstCycle: textAt(stored, `${NAME}.firstCycle`),
  });
  const [isSearching, setSearching] = useState(chosen.slug === '');
  const [looked, setLooked] = useState<{ choice: RegimenChoice; asked: string } | null>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    form.reread(NAME);
  }, [chosen, form.reread]);
  const search = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [goTo, setGoTo] = useState<'search' | 'opener' | null>(null);
  // The pressed element may be gone, so the focus moves to where work continues.
  useEffect(() => {
    if (goTo === 'search') focusFirstField(search.current);
    if (goTo === 'opener') opener.current?.focus();
    setGoTo(null);
  }, [goTo]);
  if (!wizard || (lock && chosen.slug === '')) return null;
  const before = wizard.base?.treatment.chemotherapy?.regimen;
  const { slug, firstCycle } = chosen.slug === '' && before ? before : chosen;
  const cycle = typedCycleNumber(form.typed, 'cycle') ?? 1;
  const asked = new URLSearchParams({
    tumour: textAt(wizard.forms.protocol, 'type'),
    cycle: String(cycle),
    slug,
    firstCycle: String(firstCycle),
  }).toString();
  const ordered = new URLSearchParams({ intention: textAt(form.typed, 'chemotherapy.intention') });
  const source = `/app/demands/${wizard.demandId}/regimens?${asked}&${ordered}`;
  // A continuation with a different regimen begins it.
  const usualStartOf = (choice: RegimenChoice): StartKind =>
    wizard.base && choice.slug !== slug ? 'begins' : 'goesOn';
  const known = filled ?? wizard.labels.regimen;
  function searchFor(next: typeof chosen) {
    setChosen(next);
    setLooked(null);
    setSearching(true);
    setGoTo('search');
  }
  function putBack() {
    setLooked(null);
    setSearching(false);
    setGoTo('opener');
  }
  return (
    <div className="mt-4 grid gap-3">
      <input type="hidden" name={`${NAME}.slug`} value={chosen.slug} />
      <input type="hidden" name={`${NAME}.version`} value={chosen.version} />
      <input type="hidden" name={`${NAME}.firstCycle`} value={chosen.firstCycle} />
      {chosen.slug !== '' ? (
        <div id={fieldId(NAME)} tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 flex-1 max-md:flex-none max-md:basis-full">
            <span className="text-ink-3">{t('field.chemotherapy.regimen')}: </span>
            <b className="wrap-anywhere font-semibold">{known?.name ?? chosen.slug}</b>{' '}
            <span className="whitespace-nowrap text-ink-3">
              {t('wizard:regimen.version', { version: chosen.version })}
              {Number(chosen.firstCycle) > 1 ? t('wizard:regimen.since', { cycle: chosen.firstCycle }) : null}
            </span>
            {known ? (
              <span className="wrap-anywhere block text-ink-3 text-xs/sm">{sourceWords(known.source)}</span>
            ) : null}
          </p>
          {lock ? (
            <LockMark lock={lock} />
          ) : (
            <>
              <Button ref={opener} size="small" onClick={() => (isSearching ? putBack() : searchFor(chosen))}>
                {t(isSearching ? 'common:action.cancel' : 'wizard:regimen.other')}
              </Button>
              <Button size="small" onClick={() => searchFor(NONE)}>
                {t('wizard:regimen.takeOff')}
              </Button>
            </>
          )}
        </div>
      ) : null}
      {isSearching && !lock ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape of the list inside once the list itself has nothing to close
        <div
          ref={search}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && chosen.slug !== '') putBack();
          }}
        >
          <Field
            id={chosen.slug === '' ? fieldId(NAME) : undefined}
            label={t('field.chemotherapy.regimen')}
            optional
            hint={t('wizard:regimen.hint')}
          >
            <Combobox
              name=""
              source={source}
              key={source}
              isWhole
              isPrivate
              label={t('field.chemotherapy.regimen')}
              placeholder={t('wizard:regimen.search')}
              onChange={(option) => setLooked(isRegimenOption(option) ? { choice: option.choice, asked } : null)}
              renderPane={(active) =>
                isRegimenOption(active) ? (
                  <RegimenPane choice={active.choice} usualStart={usualStartOf(active.choice)} />
                ) : null
              }
            />
          </Field>
        </div>
      ) : null}
      {/* A result for another cycle would fill in different content; another intention only changes the order of the
          list. */}
      {looked?.asked === asked ? (
        <RegimenPreview
          key={looked.choice.slug}
          choice={looked.choice}
          cycle={cycle}
          usualStart={usualStartOf(looked.choice)}
          onUse={onUse}
          onClose={() => {
            setLooked(null);
            setGoTo('search');
          }}
        />
      ) : null}
      <StepFindings of={/^treatment\.chemotherapy\.regimen/} />
    </div>
  );
}
