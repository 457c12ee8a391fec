import { findAction } from '@aval/domain/demand/actions';
import { increaseCyclesSchema } from '@aval/domain/validation/dialog-schemas';
import { useState } from 'react';
import { ComputedField, Field } from '../../../components/field';
import { NumberInput } from '../../../components/text-input';
import { useNumbers } from '../../../shell/numbers';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import type { DialogContext } from '../dialog-context';
import { fieldsOf } from '../form-files';
import { errorsOf, useCommandForm } from '../use-command-form';
import { CommandDialog } from './command-dialog';

/** How many cycles more; the wizard then opens with the next one. */
export function IncreaseCyclesDialog({ demand, commandId, subject, occurrences, onClose }: DialogContext) {
  const numbers = useNumbers();
  const { t } = useTranslation('decision');
  const words = useMessage();
  const [by, setBy] = useState('1');
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    check: (form) => errorsOf(increaseCyclesSchema, fieldsOf(form)),
  });
  const [{ cycle, totalCycles }] = useState({
    cycle: demand.state?.cycle ?? 0,
    totalCycles: demand.state?.totalCycles ?? 0,
  });
  const read = increaseCyclesSchema.safeParse({ by });
  const problem = command.errors.by;
  return (
    <CommandDialog
      command={command}
      intent="increase_cycles"
      title={t('increaseDialog.title')}
      subtitle={subject}
      verb={t('increaseDialog.verb')}
      isGone={!findAction(demand.actions, 'increase_cycles')}
      occurrences={occurrences}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('increaseDialog.text', { cycle, total: totalCycles })}</p>
      <div className="form-grid">
        <Field
          label={t('increaseDialog.by')}
          id={command.fieldId('by')}
          error={problem && words(problem)}
          className="col-span-6"
        >
          <NumberInput name="by" decimals={false} value={by} onChange={(event) => setBy(event.target.value)} />
        </Field>
        <div className="col-span-6" aria-live="polite">
          <ComputedField
            label={t('increaseDialog.total')}
            {...(read.success ? { value: numbers.integer(totalCycles + read.data.by) } : { note: '—' })}
          />
        </div>
      </div>
    </CommandDialog>
  );
}
