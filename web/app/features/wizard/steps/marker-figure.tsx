import { NOT_DONE } from '@aval/domain/catalogue/markers';
import { useEffect, useRef, useState } from 'react';
import { Checkbox } from '../../../components/fields/checkbox';
import { Field } from '../../../components/fields/field';
import { NumberInput } from '../../../components/fields/text-input';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { LockedField } from './locked-field';
import { useStep, useStepField } from './step-context';

interface MarkerFigureProps {
  name: string;
  label: string;
  unit: string;
  className: string;
}

/** Required figure, with a checkbox for a test that was not made. */
export function MarkerFigure({ name, label, unit, className }: MarkerFigureProps) {
  const { t } = useTranslation('demand');
  const { form } = useStep();
  const { id, initial, error, lock } = useStepField(name);
  const { retyped } = useNumbers();
  const [isNotDone, setNotDone] = useState(initial === NOT_DONE);
  const [figure, setFigure] = useState(initial === NOT_DONE ? '' : retyped(initial));
  const notDone = t('option.marker.no_realizado');
  const shown = useRef(isNotDone);
  useEffect(() => {
    if (shown.current === isNotDone) return;
    shown.current = isNotDone;
    form.reread(name);
  }, [isNotDone, form.reread, name]);

  if (lock) {
    const text = isNotDone ? { text: notDone } : { text: figure, unit };
    return (
      <LockedField
        id={id}
        name={name}
        label={label}
        lock={lock}
        error={error}
        className={className}
        {...text}
        value={initial}
      />
    );
  }
  return (
    <Field id={id} label={label} error={error} className={className}>
      <span className="flex items-center gap-4">
        <span className="min-w-0 flex-1">
          <NumberInput
            name={name}
            // A figure typed before is restored when the checkbox is cleared.
            value={isNotDone ? '' : figure}
            onChange={(event) => setFigure(event.target.value)}
            disabled={isNotDone}
            unit={unit}
          />
        </span>
        <Checkbox
          checked={isNotDone}
          onChange={(event) => setNotDone(event.target.checked)}
          aria-label={`${label}: ${notDone}`}
        >
          {notDone}
        </Checkbox>
      </span>
      {isNotDone ? <input type="hidden" name={name} value={NOT_DONE} /> : null}
    </Field>
  );
}
