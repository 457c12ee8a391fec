import { MEGABYTES_OF_A_FILE, MOST_ATTACHMENTS } from '@aval/domain/validation/attachment-limits';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { FileField } from '../../../components/file-field';
import { useTranslation } from '../../../shell/translation';
import { useMessage } from '../../../shell/use-message';
import { fileDescriptionName, fileInputName } from '../form-files';
import type { Errors } from '../use-command-form';

interface FileRowsProps {
  errors: Errors;
  /** The dialog is about files: one row stands there from the beginning and stays. */
  needsOne?: boolean;
}

/** Files of a dialog, each with its description; rows are added one by one. */
export function FileRows({ errors, needsOne }: FileRowsProps) {
  const { t } = useTranslation('decision');
  const toWords = useMessage();
  const [rows, setRows] = useState<readonly number[]>(needsOne ? [0] : []);
  const [next, setNext] = useState(1);
  const words = (name: string) => (errors[name] ? toWords(errors[name]) : undefined);
  return (
    <div className="file-rows">
      {rows.map((row) => (
        <FileField
          key={row}
          name={fileInputName(row)}
          descriptionName={fileDescriptionName(row)}
          error={words(fileInputName(row))}
          descriptionError={words(fileDescriptionName(row))}
          {...(needsOne && rows.length === 1 ? {} : { onRemove: () => setRows(rows.filter((each) => each !== row)) })}
        />
      ))}
      <div className="file-rows__add">
        {rows.length < MOST_ATTACHMENTS ? (
          <Button
            size="small"
            icon="clip"
            onClick={() => {
              setRows([...rows, next]);
              setNext(next + 1);
            }}
          >
            {t('attach')}
          </Button>
        ) : null}
        <span className="hint">{t('attachHint', { megabytes: MEGABYTES_OF_A_FILE })}</span>
      </div>
    </div>
  );
}
