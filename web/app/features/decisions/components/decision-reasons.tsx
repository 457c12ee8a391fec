import {
  DECISION_REASONS,
  type Decision,
  type DecisionReason,
  isAuthorizingReason,
} from '@aval/domain/demand/vocabulary';
import { cx } from 'class-variance-authority';
import { Radio } from '../../../components/fields/checkbox';
import { FieldGroup } from '../../../components/fields/field';
import { useTranslation } from '../../../shell/words/translation';

interface DecisionReasonsProps {
  name: 'decisionReason' | 'finalReason';
  decision: Decision;
  /** A final reason must match the decision; a manager's may be of the other kind, which is then confirmed. */
  onlyOwnKind: boolean;
  value: DecisionReason | null;
  onChange: (reason: DecisionReason) => void;
  id: string;
  error: string | undefined;
}

const REASONS = [
  'overflow-hidden rounded-lg border border-line-2',
  '[&_label]:px-3 [&_label]:py-[5px] [&_label:has(:checked)]:bg-brand-soft',
  'finger:[&_label]:min-h-touch finger:[&_label]:items-center',
].join(' ');
const KIND = 'float-left w-full border-b border-line bg-sunken px-3 py-[5px] text-xs font-medium text-ink-3';

/** Reasons by kind, those that match the decision first. */
export function DecisionReasons({ name, decision, onlyOwnKind, value, onChange, id, error }: DecisionReasonsProps) {
  const { t } = useTranslation(['decision', 'demand']);
  const kinds = decision === 'deny' ? (['denying', 'authorizing'] as const) : (['authorizing', 'denying'] as const);
  return (
    <FieldGroup label={t(name === 'finalReason' ? 'finalReason' : 'reason')} id={id} error={error}>
      <div className={REASONS}>
        {kinds.slice(0, onlyOwnKind ? 1 : 2).map((kind, index) => (
          <fieldset key={kind}>
            <legend className={cx(KIND, index > 0 && 'border-t')}>{t(`reasonGroup.${kind}`)}</legend>
            <div className="clear-both grid">
              {DECISION_REASONS.filter((reason) => isAuthorizingReason(reason) === (kind === 'authorizing')).map(
                (reason) => (
                  <Radio
                    key={reason}
                    name={name}
                    value={reason}
                    checked={reason === value}
                    onChange={() => onChange(reason)}
                  >
                    {t(`demand:reason.${reason}`)}
                  </Radio>
                ),
              )}
            </div>
          </fieldset>
        ))}
      </div>
    </FieldGroup>
  );
}
