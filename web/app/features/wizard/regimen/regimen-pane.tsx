import type { RegimenChoice } from '@aval/application/congruence/list-regimen-choices';
import { useCongruenceWords } from '../../congruence/use-congruence-words';
import { RegimenFacts } from './regimen-facts';
import { RegimenLines, RegimenRhythm } from './regimen-outline';
import { type StartKind, startOf } from './regimen-start-choice';

interface RegimenPaneProps {
  choice: RegimenChoice;
  /** Preselected start. */
  usualStart: StartKind;
}

/** Regimen that is active in the list: its lines with this patient's doses, and whether it fits. */
export function RegimenPane({ choice, usualStart }: RegimenPaneProps) {
  const { source: sourceWords } = useCongruenceWords();
  const start = startOf(choice, usualStart);
  return (
    <>
      <p className="wrap-anywhere font-semibold">{choice.name}</p>
      <RegimenRhythm fill={start.fill} />
      <RegimenLines name={choice.name} fill={start.fill} />
      <RegimenFacts choice={choice} start={start} />
      <p className="wrap-anywhere mt-2.5 text-ink-3 text-xs/sm">{sourceWords(choice.source)}</p>
    </>
  );
}
