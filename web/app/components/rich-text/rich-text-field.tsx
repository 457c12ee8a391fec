import type { FieldMetadata } from '@conform-to/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { announceChange } from '../fields/announce-change';
import { FieldError, FieldGroup } from '../fields/field';
import { RichText } from './rich-text';
import type { RichTextEditorProps } from './rich-text-editor';
import { EDITOR_BAR, EDITOR_BOX, EDITOR_TEXT } from './rich-text-look';

interface RichTextFieldProps {
  field: FieldMetadata<unknown>;
  told: { id: string; label: string; error: string | undefined; isChanged: boolean };
  /** What is stored, cleaned by the server: shown until the editor has come, and where no script runs. */
  stored: string;
}

/** Once it has come, a form that is drawn anew begins with it, and shows nothing else for a moment. */
let arrived: ComponentType<RichTextEditorProps> | null = null;

/** A text with its marks, as a field of a form. The editor is heavy: it follows the page, to those pages alone that have one. */
export function RichTextField({ field, told, stored }: RichTextFieldProps) {
  const { label } = told;
  const { t } = useTranslation('companyTexts');
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps> | null>(() => arrived);
  const [hasFailed, setFailed] = useState(false);
  const [initial] = useState(() => String(field.initialValue ?? ''));
  // React writes the value of a hidden input anew with each rendering.
  const [html, setHtml] = useState(initial);
  const hidden = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The server draws no editor, and its program carries none.
    if (import.meta.env.SSR) return;
    import('./rich-text-editor').then(
      (part) => {
        arrived = part.default;
        setEditor(() => part.default);
      },
      () => setFailed(true),
    );
  }, []);

  function take(written: string): void {
    setHtml(written);
    if (!hidden.current) return;
    hidden.current.value = written;
    announceChange(hidden.current);
  }

  return (
    <FieldGroup {...told}>
      <input type="hidden" ref={hidden} name={field.name} defaultValue={html} />
      {Editor ? (
        <Editor label={label} initial={initial} isInvalid={Boolean(told.error)} onChange={take} />
      ) : (
        <div className={EDITOR_BOX}>
          <div className={EDITOR_BAR} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: The arrows scroll what has the focus. */}
          <section className={EDITOR_TEXT} tabIndex={0} aria-label={label}>
            <RichText html={stored} />
          </section>
        </div>
      )}
      {hasFailed ? <FieldError role="alert">{t('editor.failed')}</FieldError> : null}
    </FieldGroup>
  );
}
