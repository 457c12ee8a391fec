import type { FormIssue } from '@aval/application/engine/outcomes';
import { fieldOfPath } from '@aval/domain/validation/form-paths';
import { Link } from '@remix-run/react';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import { useFieldLabels } from '../field-labels';
import { fieldId } from '../form';
import { stepAddress } from '../wizard-steps';

/** What the server refused, each with the way to its field. */
export function SubmissionIssues({ issues }: { issues: readonly FormIssue[] }) {
  const { t } = useTranslation(['wizard', 'demand']);
  const words = useMessage();
  const labels = useFieldLabels();
  const placed = issues.filter(({ path }) => path.includes('.') || path === 'previousTreatments');
  if (placed.length === 0) return null;
  return (
    <ul className="mt-1 list-disc pl-4">
      {placed.map(({ path, message }) => {
        const { step, name } = fieldOfPath(path);
        const isFile = path.startsWith('attachments.');
        return (
          <li key={path}>
            {isFile ? (
              <Link to={stepAddress('extras')}>{t('demand:field.attachments')}</Link>
            ) : (
              <Link to={`${stepAddress(step)}#${fieldId(name)}`}>
                {t(`step.${step}`)} · {labels(name)}
              </Link>
            )}
            {': '}
            {words(message)}
          </li>
        );
      })}
    </ul>
  );
}
