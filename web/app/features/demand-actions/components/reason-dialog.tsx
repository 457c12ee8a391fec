import { findAction } from '@aval/domain/demand/lifecycle/actions';
import { isWithDoctor } from '@aval/domain/reading/visible-entry';
import { cancelForms, finishSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import type { FieldInput } from '@aval/domain/validation/fields/readers';
import { Field } from '../../../components/fields/field';
import { TextArea } from '../../../components/fields/text-area';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import type { DialogContext } from '../dialog-context';
import { useCommandForm } from '../use-command-form';
import { CommandDialog } from './command-dialog';
import { WhoSeesIt } from './who-sees-it';

const ENDS = {
  cancel: { schema: cancelForms.dialog, field: 'reason', words: 'cancelDialog', action: 'CANCEL' },
  finish: { schema: finishSchema, field: 'closingReason', words: 'finishDialog', action: 'FINISH' },
} as const;

type ReasonFields = Partial<Record<(typeof ENDS)[keyof typeof ENDS]['field'], FieldInput>>;

/** Dialog of the two actions that end a demand for good; both require a reason. */
export function ReasonDialog({
  kind,
  demand,
  role,
  commandId,
  subject,
  occurrences,
  onClose,
}: DialogContext & { kind: keyof typeof ENDS }) {
  const { schema, field, words, action } = ENDS[kind];
  const { t } = useTranslation('decision');
  const told = useFieldWords();
  const command = useCommandForm<ReasonFields>({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    schema: schema,
  });
  return (
    <CommandDialog
      command={command}
      intent={kind}
      title={t(`${words}.title`)}
      subtitle={subject}
      verb={t(`${words}.verb`)}
      back={t(`${words}.back`)}
      danger
      isGone={!findAction(demand.actions, kind)}
      occurrences={occurrences}
      onClose={onClose}
    >
      <Banner tone="warn">{t(`${words}.text`)}</Banner>
      <Field
        label={t(`${words}.reason`)}
        hint={<WhoSeesIt intended={{ action, role, withDoctor: isWithDoctor(demand.status) }} />}
        {...told(command.fields[field])}
      >
        <TextArea name={command.fields[field].name} rows={3} maxRows={6} />
      </Field>
    </CommandDialog>
  );
}
