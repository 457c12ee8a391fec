import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import type { FormIssue } from '@aval/application/engine/outcomes';
import { fieldOfPath } from '@aval/domain/validation/fields/form-paths';
import { Link } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { attachmentIdOf } from '../../../components/drop-zone/upload-entry';
import { descriptionId } from '../../../components/drop-zone/upload-ids';
import { useEntries } from '../../../components/drop-zone/use-uploads';
import { focusControl } from '../../../components/fields/focus-field';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { useAttachments } from '../attachments/use-attachments';
import { stepAddress } from '../frame/wizard-steps';
import { useFieldLabels } from '../steps/field-labels';
import { fieldId } from '../steps/form';
import { fileOfIssue } from './submission-outcome';

/** Issues found by the server, with links to their fields. */
export function SubmissionIssues({ wizard, issues }: { wizard: Wizard; issues: readonly FormIssue[] }) {
  const { t } = useTranslation(['wizard', 'demand']);
  const words = useMessage();
  const labels = useFieldLabels();
  const placed = issues.filter(({ path }) => path.includes('.') || path === 'previousTreatments');
  if (placed.length === 0) return null;
  return (
    <ul className="mt-1 list-disc pl-4">
      {placed.map(({ path, message }) => {
        const { step, name } = fieldOfPath(path);
        const file = fileOfIssue({ path, message });
        return (
          <li key={path}>
            {file !== null ? (
              <FileLink attachmentId={file} />
            ) : (
              <Link to={`${stepAddress(step)}#${fieldId(name)}`}>
                {t(`demand:section.${step}`)} · {labels(name, (step === 'patient' ? null : wizard.forms[step]) ?? {})}
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

/** Link to the row of a file, if the page shows it. */
function FileLink({ attachmentId }: { attachmentId: number }) {
  const { t } = useTranslation(['demand', 'common']);
  const { zone, uploads } = useAttachments();
  const row = useEntries(uploads).find((entry) => attachmentIdOf(entry) === attachmentId);
  if (!row) return <Link to={stepAddress('extras')}>{t('field.attachments')}</Link>;
  const place = descriptionId(zone, row.key);
  return (
    <a
      href={`#${place}`}
      onClick={(event: MouseEvent) => {
        if (focusControl(place)) event.preventDefault();
      }}
    >
      {t('common:files.describe', { name: row.name })}
    </a>
  );
}
