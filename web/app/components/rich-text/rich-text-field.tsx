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
  /** Stored HTML, sanitised by the server; displayed until the editor is loaded, and without scripts. */
  stored: string;
}

/** Loaded editor, so that a remounted form displays it at once. */
let arrived: ComponentType<RichTextEditorProps> | null = null;

/** Form field for formatted text. The editor is large, so only pages that use it load it, after rendering. */
export function RichTextField({ field, told, stored }: RichTextFieldProps) {
  const { label } = told;
  const { t } = useTranslation('companyTexts');
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps> | null>(() => arrived);
  const [hasFailed, setFailed] = useState(false);
  const [initial] = useState(() => String(field.initialValue ?? ''));
  // State, because React rewrites the value of a hidden input with each render.
  const [html, setHtml] = useState(initial);
  const hidden = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The server does not render the editor, and its bundle does not include it.
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
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by arrow keys requires the focus. */}
          <section className={EDITOR_TEXT} tabIndex={0} aria-label={label}>
            <RichText html={stored} />
          </section>
        </div>
      )}
      {hasFailed ? <FieldError role="alert">{t('editor.failed')}</FieldError> : null}
    </FieldGroup>
  );
}
