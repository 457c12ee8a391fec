import type { ImportSummary } from '@aval/application/catalogues/import/import-state';
import type { ImportedSubject } from '@aval/application/catalogues/import/imports';
import { MOST_ROWS } from '@aval/application/catalogues/import/reading/table-sheet';
import { MEGABYTES_OF_A_FILE } from '@aval/domain/validation/dialogs/attachment-limits';
import { Section } from '../../../components/basics/section';
import { Tag } from '../../../components/basics/tag';
import { Banner } from '../../../components/notices/banner';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import type { ImportAddress } from '../import-address';
import { type ShownColumn, useImportWords } from '../use-import-words';
import { FileButton } from './file-button';

interface ChooseFileProps {
  address: ImportAddress;
  subject: ImportedSubject;
  columns: readonly ShownColumn[];
  /** Previous file that could not be read. */
  refused: ImportSummary | null;
}

/** File chooser with the list of possible columns. */
export function ChooseFile({ address, subject, columns, refused }: ChooseFileProps) {
  const { t } = useTranslation('catalogueImport');
  const numbers = useNumbers();
  const words = useImportWords(columns);
  return (
    <div className="max-w-3xl">
      {refused?.problem ? (
        <Banner tone="danger" role="alert" className="mb-4">
          <p>
            <b>{t('refused')}</b>: {refused.fileName}
          </p>
          <p>{words.problem(refused.problem)}</p>
        </Banner>
      ) : null}
      <div className="grid justify-items-start gap-2.5">
        <FileButton address={address} label={t('choose')} kind="primary" />
        <p className="text-ink-3 text-xs">
          {t('hint', { rows: MOST_ROWS, size: numbers.measure(MEGABYTES_OF_A_FILE, 'MB', 0) })}
        </p>
      </div>
      <Section id="columns" title={t('columnsTitle')} className="mt-3">
        <p className="text-ink-2">{t('columnsText')}</p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {columns
            .filter(({ name }) => name !== 'doctors')
            .map(({ name, isNeeded }) => (
              <li key={name}>
                <Tag tone={isNeeded ? 'info' : 'line'}>
                  {words.column(name)}
                  {isNeeded ? ` (${t('needed')})` : ''}
                </Tag>
              </li>
            ))}
        </ul>
        {subject === 'presentation' ? <p className="mt-3 text-ink-2">{t('columnsAemps')}</p> : null}
      </Section>
    </div>
  );
}
