import type { RegimenChoice, RegimenStart } from '@aval/application/congruence/list-regimen-choices';
import { RadioCards } from '../../../components/fields/radio-cards';
import { useTranslation } from '../../../shell/words/translation';

/** Whether the regimen continues in the request's cycle or begins with it. */
export type StartKind = 'goesOn' | 'begins';

interface RegimenStartChoiceProps {
  choice: RegimenChoice;
  cycle: number;
  value: StartKind;
  onChange: (kind: StartKind) => void;
}

/**
 * Asks for the start of a regimen whose first cycle differs from the request's, because a loading dose belongs to the
 * first cycle.
 */
export function RegimenStartChoice({ choice, cycle, value, onChange }: RegimenStartChoiceProps) {
  const { t } = useTranslation('wizard');
  const ofRegimen = cycle - choice.goesOn.firstCycle + 1;
  return (
    <fieldset className="mb-3">
      <legend className="mb-1.5 text-ink-2 text-xs/sm">{t('regimen.start')}</legend>
      <RadioCards
        name="regimen-start"
        isApart
        value={value}
        onChange={(kind) => onChange(kind as StartKind)}
        options={[
          {
            value: 'goesOn',
            label: t('regimen.goesOn', { cycle: ofRegimen }),
            description: t('regimen.goesOnHint'),
          },
          { value: 'begins', label: t('regimen.begins'), description: t('regimen.beginsHint') },
        ]}
      />
    </fieldset>
  );
}

export function startOf(choice: RegimenChoice, kind: StartKind): RegimenStart {
  return (kind === 'begins' ? choice.begins : null) ?? choice.goesOn;
}

/** Returns whether the two starts fill in different lines. */
export function isStartAsked({ goesOn, begins }: RegimenChoice): boolean {
  const linesOf = (start: RegimenChoice['goesOn'] | null) => JSON.stringify(start?.fill.lines);
  return begins !== null && linesOf(begins) !== linesOf(goesOn);
}
