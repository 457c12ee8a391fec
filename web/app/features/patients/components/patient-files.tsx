import type { PatientFile } from '@aval/application/patients/patient-files';
import { formatDate } from '@aval/i18n/format';
import { Icon } from '../../../components/basics/icon';
import { ReferenceLink } from '../../../components/demand/reference-link';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { PATIENT } from '../patients-address';

/** Files of the patient's demands; each is downloaded from its demand. */
export function PatientFiles({ files }: { files: readonly PatientFile[] }) {
  const numbers = useNumbers();
  const { t } = useTranslation(['patients', 'demand', 'common']);
  const label = {
    description: t('demand:field.attachment.description'),
    demand: t('common:label.request'),
    file: t('demand:field.attachment.file'),
    size: t('demand:field.attachment.size'),
    addedOn: t('demand:field.attachment.createdAt'),
  };
  const actions = t('common:list.actions');
  return (
    <StackedTable
      boxed
      caption={t('filesCaption')}
      columns={[
        ...Object.entries(label).map(([name, shown]) => ({ name, label: shown, isNumber: name === 'size' })),
        { name: 'actions', label: <span className="sr-only">{actions}</span> },
      ]}
    >
      {files.map((file) => (
        <StackedRow key={file.id}>
          <StackedCell label={label.description} kind="headline" className="wrap-anywhere">
            {file.description}
          </StackedCell>
          <StackedCell label={label.demand}>
            <ReferenceLink to={PATIENT.demand(file.demandId)}>{file.reference}</ReferenceLink>
          </StackedCell>
          <StackedCell label={label.file}>
            <span className="max-w-[260px] truncate text-ink-2" title={file.fileName}>
              {file.fileName}
            </span>
          </StackedCell>
          <StackedCell label={label.size} kind="number">
            {numbers.size(file.size)}
          </StackedCell>
          <StackedCell label={label.addedOn} className="whitespace-nowrap">
            {formatDate(file.addedOn)}
          </StackedCell>
          <StackedCell label={actions} kind="actions">
            <a
              data-part="row-button"
              href={PATIENT.file(file)}
              download
              aria-label={t('download', { name: file.description })}
              title={t('common:action.download')}
            >
              <Icon name="download" />
            </a>
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}
