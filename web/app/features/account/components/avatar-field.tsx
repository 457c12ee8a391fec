import type { FieldMetadata } from '@conform-to/react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Avatar } from '../../../components/basics/avatar';
import type { TellField } from '../../../components/entries/entry-form';
import { usePictureValue } from '../../../components/entries/picture-value';
import { StoredPicture } from '../../../components/entries/stored-picture';
import { FieldError } from '../../../components/fields/field';
import { FileChooser } from '../../../components/fields/file-chooser';
import { useTranslation } from '../../../shell/words/translation';
import { CropDialog } from './crop-dialog';

interface AvatarFieldProps {
  /** Name of the user, whose initials replace a missing picture. */
  name: string;
  field: FieldMetadata<unknown>;
  told: ReturnType<TellField>;
  /** Stored image id. */
  stored: string | null;
}

/** Field for the portrait: the picture is cropped to a square, uploaded, and then saved with the form. */
export function AvatarField({ name, field, told, stored }: AvatarFieldProps) {
  const { t } = useTranslation('account');
  const { imageId, take: setPictureId, input } = usePictureValue(field.name, String(field.initialValue ?? ''));
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  function take(id: string): void {
    setUnreadable(false);
    setPictureId(id);
  }

  async function open(file: File): Promise<void> {
    const opened = await createImageBitmap(file).catch(() => null);
    setUnreadable(opened === null);
    setPicture(opened);
  }

  const wrong = isUnreadable ? t('avatar.unreadable') : told.error;
  return (
    <div className="grid max-w-40 flex-none justify-items-start gap-2 max-md:max-w-none">
      <Avatar name={name} size="page" imageId={imageId} />
      {input}
      <FileChooser
        chooser={chooser}
        label={t('avatar.file')}
        accept="image/png,image/jpeg,image/webp"
        onChoose={(file) => void open(file)}
      />
      <div className="flex flex-wrap gap-1.5">
        <Button id={field.id} size="small" icon="image" onClick={() => chooser.current?.click()}>
          {t(imageId ? 'avatar.change' : 'avatar.choose')}
        </Button>
        {imageId ? (
          <Button size="small" kind="ghost" onClick={() => take('')}>
            {t('avatar.remove')}
          </Button>
        ) : null}
      </div>
      {told.hint === undefined ? null : <StoredPicture imageId={stored} alt={t('avatar.file')} />}
      {wrong ? <FieldError role="alert">{wrong}</FieldError> : null}
      {picture ? (
        <CropDialog
          picture={picture}
          onClose={() => setPicture(null)}
          onTaken={(id) => {
            take(id);
            setPicture(null);
          }}
        />
      ) : null}
    </div>
  );
}
