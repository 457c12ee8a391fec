import type { RegimenChoice } from '@aval/application/congruence/list-regimen-choices';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button';
import { useTranslation } from '../../../shell/words/translation';
import { useCongruenceWords } from '../../congruence/use-congruence-words';
import { useStep } from '../steps/step-context';
import { RegimenFacts, replacedLines } from './regimen-facts';
import { RegimenLines, RegimenRhythm } from './regimen-outline';
import { isStartAsked, RegimenStartChoice, type StartKind, startOf } from './regimen-start-choice';
import type { UseRegimen } from './use-filling';

interface RegimenPreviewProps {
  choice: RegimenChoice;
  /** Cycle of the request. */
  cycle: number;
  /** Preselected start. */
  usualStart: StartKind;
  onUse: UseRegimen;
  onClose: () => void;
}

/** Preview of the content that a chosen regimen would fill in, with this patient's doses. */
export function RegimenPreview({ choice, cycle, usualStart, onUse, onClose }: RegimenPreviewProps) {
  const { t } = useTranslation('wizard');
  const { source: sourceWords } = useCongruenceWords();
  const { form } = useStep();
  const { name, source } = choice;
  const [startKind, setStartKind] = useState(usualStart);
  const start = startOf(choice, startKind);
  const replaced = replacedLines(form.typed);
  const place = useRef<HTMLElement>(null);
  // On a phone it opens below the bottom bar.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <section ref={place} aria-label={name} className="rounded-lg border border-line-2 bg-sunken p-3.5">
      <h3 className="font-semibold">{name}</h3>
      <RegimenRhythm fill={start.fill} />
      {isStartAsked(choice) ? (
        <RegimenStartChoice choice={choice} cycle={cycle} value={startKind} onChange={setStartKind} />
      ) : null}
      <RegimenLines boxed name={name} fill={start.fill} />
      <RegimenFacts choice={choice} start={start} />
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2 max-md:[&>button]:flex-1">
        <span className="wrap-anywhere mr-auto text-ink-3 text-xs/sm max-md:basis-full">{sourceWords(source)}</span>
        <Button onClick={onClose}>{t('regimen.notThis')}</Button>
        <Button kind="primary" onClick={() => onUse(choice, start)}>
          {t(replaced > 0 ? 'regimen.replace' : 'regimen.use')}
        </Button>
      </div>
    </section>
  );
}
