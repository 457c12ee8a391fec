import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Button } from '../actions/button';
import { Dialog } from '../dialogs/dialog';
import { Field } from '../fields/field';
import { TextInput } from '../fields/text-input';
import { linkAddress } from './link-address';

interface LinkDialogProps {
  isOpen: boolean;
  /** Address of the link at the selection; null when there is none. */
  present: string | null;
  onSet: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Dialog for a link's address. It is inside the page's form, but its field is not submitted with it. */
export function LinkDialog({ isOpen, present, onSet, onRemove, onClose }: LinkDialogProps) {
  const { t } = useTranslation(['companyTexts', 'common']);
  const [typed, setTyped] = useState(present ?? '');
  const [isWrong, setWrong] = useState(false);

  function set() {
    const href = linkAddress(typed);
    setWrong(href === null);
    if (href !== null) onSet(href);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isDirty={typed !== (present ?? '')}
      width="narrow"
      title={t('editor.link.title')}
      actions={(requestClose) => (
        <>
          {present === null ? (
            <Button kind="ghost" onClick={requestClose}>
              {t('common:entry.cancel')}
            </Button>
          ) : (
            <Button onClick={onRemove}>{t('editor.link.remove')}</Button>
          )}
          <Button kind="primary" onClick={set}>
            {t('editor.link.set')}
          </Button>
        </>
      )}
    >
      <Field
        label={t('editor.link.address')}
        hint={t('editor.link.hint')}
        error={isWrong ? t('editor.link.wrong') : undefined}
      >
        <TextInput
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
    </Dialog>
  );
}
