import type { RegimenChoice } from '@aval/application/congruence/list-regimen-choices';
import { RadioCards } from '../../../components/fields/radio-cards';
import { useTranslation } from '../../../shell/words/translation';

/** Whether a regimen goes on in the cycle of the request, or begins with it. */
export type StartKind = 'goesOn' | 'begins';

interface RegimenStartChoiceProps {
  choice: RegimenChoice;
  cycle: number;
  value: StartKind;
  onChange: (kind: StartKind) => void;
}

/** Where its first cycle is another than that of the request: which of the two is meant, since a loading dose is that of the first. */
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

/** Whether the two put in other lines. */
export function isStartAsked({ goesOn, begins }: RegimenChoice): boolean {
  const linesOf = (start: RegimenChoice['goesOn'] | null) => JSON.stringify(start?.fill.lines);
  return begins !== null && linesOf(begins) !== linesOf(goesOn);
}
