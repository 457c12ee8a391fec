import { findAction } from '@aval/domain/demand/lifecycle/actions';
import { increaseCyclesSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import { useState } from 'react';
import { ComputedField, Field } from '../../../components/fields/field';
import { formGrid } from '../../../components/fields/field-look';
import { NumberInput } from '../../../components/fields/text-input';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import type { DialogContext } from '../dialog-context';
import { useCommandForm } from '../use-command-form';
import { CommandDialog } from './command-dialog';

/** Asks for the number of additional cycles; the wizard then opens at the next one. */
export function IncreaseCyclesDialog({ demand, commandId, subject, occurrences, onClose }: DialogContext) {
  const numbers = useNumbers();
  const { t } = useTranslation('decision');
  const told = useFieldWords();
  const [by, setBy] = useState('1');
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    schema: increaseCyclesSchema,
    defaultValue: { by },
  });
  const [{ cycle, totalCycles }] = useState({
    cycle: demand.state?.cycle ?? 0,
    totalCycles: demand.state?.totalCycles ?? 0,
  });
  const read = increaseCyclesSchema.safeParse({ by });
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
      <div className={formGrid}>
        <Field label={t('increaseDialog.by')} {...told(command.fields.by)} className="col-span-6">
          <NumberInput
            name={command.fields.by.name}
            decimals={false}
            value={by}
            onChange={(event) => setBy(event.target.value)}
          />
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
