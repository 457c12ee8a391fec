import { findAction } from '@aval/domain/demand/actions';
import { isWithDoctor } from '@aval/domain/reading/visible-entry';
import { cancelSchema, finishSchema } from '@aval/domain/validation/dialog-schemas';
import { Banner } from '../../../components/banner';
import { Field } from '../../../components/field';
import { TextArea } from '../../../components/text-area';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import type { DialogContext } from '../dialog-context';
import { fieldsOf } from '../form-files';
import { errorsOf, useCommandForm } from '../use-command-form';
import { CommandDialog } from './command-dialog';
import { WhoSeesIt } from './who-sees-it';

const ENDS = {
  cancel: { schema: cancelSchema, field: 'reason', words: 'cancelDialog', action: 'CANCEL' },
  finish: { schema: finishSchema, field: 'closingReason', words: 'finishDialog', action: 'FINISH' },
} as const;

/** The two ways to end a demand for good; each says why. */
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
  const toWords = useMessage();
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    check: (form) => errorsOf(schema, fieldsOf(form)),
  });
  const problem = command.errors[field];
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
        id={command.fieldId(field)}
        hint={<WhoSeesIt intended={{ action, role, withDoctor: isWithDoctor(demand.status) }} />}
        error={problem && toWords(problem)}
      >
        <TextArea name={field} rows={3} maxRows={6} />
      </Field>
    </CommandDialog>
  );
}
