import {
  DECISION_REASONS,
  type Decision,
  type DecisionReason,
  isAuthorizingReason,
} from '@aval/domain/demand/vocabulary';
import { Radio } from '../../../components/checkbox';
import { FieldGroup } from '../../../components/field';
import { useTranslation } from '../../../shell/translation';

interface DecisionReasonsProps {
  name: 'decisionReason' | 'finalReason';
  decision: Decision;
  /** A final reason is of the decision's kind; a manager's may be of the other one, and is asked about then. */
  onlyOwnKind: boolean;
  value: DecisionReason | null;
  onChange: (reason: DecisionReason) => void;
  id: string;
  error: string | undefined;
}

/** The reasons by kind, those of the decision's own kind first. */
export function DecisionReasons({ name, decision, onlyOwnKind, value, onChange, id, error }: DecisionReasonsProps) {
  const { t } = useTranslation(['decision', 'demand']);
  const kinds = decision === 'deny' ? (['denying', 'authorizing'] as const) : (['authorizing', 'denying'] as const);
  return (
    <FieldGroup label={t(name === 'finalReason' ? 'finalReason' : 'reason')} id={id} error={error}>
      <div className="reasons">
        {kinds.slice(0, onlyOwnKind ? 1 : 2).map((kind) => (
          <fieldset key={kind}>
            <legend className="reasons__kind">{t(`reasonGroup.${kind}`)}</legend>
            <div className="reasons__group">
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
