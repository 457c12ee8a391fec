import type { StoreImageResult } from '@aval/application/images/store-image';
import type { FieldMetadata } from '@conform-to/react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/actions/button';
import type { TellField } from '../../../components/entries/entry-form';
import { usePictureValue } from '../../../components/entries/picture-value';
import { StoredPicture } from '../../../components/entries/stored-picture';
import { FieldError, FieldGroup } from '../../../components/fields/field';
import { FileChooser } from '../../../components/fields/file-chooser';
import { answerOf, noAnswerIn } from '../../../components/notices/answer-of';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';

interface ImageFieldProps {
  kind: 'logo' | 'favicon';
  field: FieldMetadata<unknown>;
  told: ReturnType<TellField>;
  /** Stored image id. */
  stored: string | null;
}

/** Field for a company's image, which is uploaded at once and saved with the form. */
export function ImageField({ kind, field, told, stored }: ImageFieldProps) {
  const { hint: isOther, label, ...rest } = told;
  const { t } = useTranslation('companies');
  const words = useMessage();
  const own = useOwnAddress();
  const { imageId, take: setPictureId, input } = usePictureValue(field.name, String(field.value ?? stored ?? ''));
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);

  function take(id: string): void {
    setPictureId(id);
    setProblem(null);
  }
  async function send(file: File): Promise<void> {
    setSending(true);
    setProblem(null);
    const body = new FormData();
    body.append('file', file, kind);
    const answer = await answerOf<StoreImageResult>(own(`/app/images?kind=${kind}`), { method: 'POST', body });
    setSending(false);
    if (answer.status === 'stored') take(answer.imageId);
    else if (answer.status === 'invalid') setProblem(words(answer.errors.file));
    else setProblem(t(`image.${noAnswerIn(answer) ?? 'failed'}`));
  }

  return (
    <FieldGroup label={label} {...rest} hint={t(`image.${kind}`)} optional>
      {input}
      <FileChooser
        chooser={chooser}
        label={t('image.file', { name: label })}
        accept="image/png,image/jpeg,image/webp"
        onChoose={(file) => void send(file)}
      />
      <div className="flex flex-wrap items-center gap-3">
        {imageId ? (
          <span className="grid min-h-14 place-items-center rounded-lg border border-line-2 bg-white p-2.5">
            <img className="max-h-12 max-w-50" src={`/images/${imageId}`} alt={label} />
          </span>
        ) : null}
        <Button size="small" icon="image" busy={isSending} onClick={() => chooser.current?.click()}>
          {t(imageId ? 'image.change' : 'image.choose')}
        </Button>
        {imageId ? (
          <Button size="small" kind="ghost" onClick={() => take('')}>
            {t('image.remove')}
          </Button>
        ) : null}
      </div>
      {isOther ? <StoredPicture imageId={stored} alt={label} /> : null}
      {problem ? <FieldError role="alert">{problem}</FieldError> : null}
    </FieldGroup>
  );
}
