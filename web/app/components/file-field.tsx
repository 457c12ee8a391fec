import { useId, useRef, useState } from 'react';
import { useNumbers } from '../shell/numbers';
import { useTranslation } from '../shell/translation';
import { Button, IconButton } from './button';
import { Field, FieldMessage } from './field';
import { Icon } from './icon';
import { TextInput } from './text-input';

interface FileFieldProps {
  /** Name of the file input; the description is `${name}Description`. */
  name: string;
  descriptionName?: string;
  accept?: string;
  hint?: string;
  error?: string | undefined;
  descriptionError?: string | undefined;
  onRemove?: () => void;
}

/** One file with its description; every file of a demand has one. */
export function FileField(props: FileFieldProps) {
  const numbers = useNumbers();
  const { name, descriptionName = `${name}Description`, accept, hint, error, descriptionError, onRemove } = props;
  const { t } = useTranslation('common');
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const messageId = useId();
  return (
    <fieldset className="file-field" aria-describedby={error || hint ? messageId : undefined}>
      <legend className="sr-only">{t('file.legend')}</legend>
      <Field label={t('file.description')} error={descriptionError}>
        <TextInput name={descriptionName} maxLength={250} />
      </Field>
      <div className="file-field__pick">
        <input
          ref={input}
          className="sr-only"
          type="file"
          name={name}
          accept={accept}
          tabIndex={-1}
          aria-label={t('file.choose')}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        <Button size="small" icon="clip" onClick={() => input.current?.click()}>
          {t(file ? 'file.chooseOther' : 'file.choose')}
        </Button>
        {file ? (
          <span className="file">
            <Icon name="document" />
            <b>{file.name}</b>
            <span>{numbers.size(file.size)}</span>
          </span>
        ) : null}
        {onRemove ? <IconButton icon="trash" size="small" label={t('file.remove')} onClick={onRemove} /> : null}
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  );
}
