import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/actions/button';
import { Avatar } from '../../../components/basics/avatar';
import { StoredPicture } from '../../../components/entries/stored-picture';
import { announceChange } from '../../../components/fields/announce-change';
import { FieldError } from '../../../components/fields/field';
import { FileChooser } from '../../../components/fields/file-chooser';
import { useTranslation } from '../../../shell/words/translation';
import { CropDialog } from './crop-dialog';

interface AvatarFieldProps {
  /** Whose face it is: the letters stand where there is no picture. */
  name: string;
  field: { id: string; name: string; error: string | undefined };
  defaultValue: string;
  /** What somebody else has stored meanwhile; undefined where it is what is chosen here. */
  storedMeanwhile: string | null | undefined;
}

/** The face: a picture that is cut to a square before it is sent, and is part of the form from then on. */
export function AvatarField({ name, field, defaultValue, storedMeanwhile }: AvatarFieldProps) {
  const { t } = useTranslation('account');
  const [imageId, setImageId] = useState(defaultValue);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const hidden = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);

  function take(id: string): void {
    setUnreadable(false);
    // The form is told once the field has it.
    flushSync(() => setImageId(id));
    announceChange(hidden.current);
  }

  async function open(file: File): Promise<void> {
    const opened = await createImageBitmap(file).catch(() => null);
    setUnreadable(opened === null);
    setPicture(opened);
  }

  const wrong = isUnreadable ? t('avatar.unreadable') : field.error;
  return (
    <div className="grid max-w-40 flex-none justify-items-start gap-2 max-md:max-w-none">
      <Avatar name={name} size="page" imageId={imageId} />
      <input type="hidden" ref={hidden} name={field.name} value={imageId} />
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
      {storedMeanwhile === undefined ? null : <StoredPicture imageId={storedMeanwhile} alt={t('avatar.file')} />}
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
