import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { cleanPasted } from './clean-pasted';
import { ACTIONS, type Control, controlStates } from './editor-controls';
import { extensionsOf } from './editor-extensions';
import { EditorToolbar } from './editor-toolbar';
import { LinkDialog } from './link-dialog';
import { EDITOR_BOX, EDITOR_TEXT, RICH_TEXT } from './rich-text-look';

export interface RichTextEditorProps {
  label: string;
  initial: string;
  isInvalid: boolean;
  /** Receives the HTML; empty when the text has no words. */
  onChange: (html: string) => void;
}

/** Replaces the library's own style sheet, which is not loaded: keeps spaces as typed, separates paragraphs. */
const WRITING = 'whitespace-break-spaces outline-none [&>*+*]:mt-3 [&_p]:min-h-[1lh]';

export default function RichTextEditor({ label, initial, isInvalid, onChange }: RichTextEditorProps) {
  const { t } = useTranslation('companyTexts');
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  /** Address of the link at the selection; undefined while the dialog is closed. */
  const [asked, setAsked] = useState<{ present: string | null }>();
  const [extensions] = useState(() =>
    extensionsOf({
      askForLink: () => ask(),
      toToolbar: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    }),
  );
  const editor = useEditor({
    extensions,
    content: initial,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: `${RICH_TEXT} ${WRITING}`,
      },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor: written }) => onChange(written.isEmpty ? '' : written.getHTML()),
  });
  const states = useEditorState({ editor, selector: ({ editor: written }) => controlStates(written) });

  function ask() {
    const { href } = editor.getAttributes('link');
    setAsked({ present: typeof href === 'string' ? href : null });
  }
  function use(control: Control, by: 'pointer' | 'keyboard') {
    if (control === 'link') return ask();
    ACTIONS[control](editor);
    if (by === 'pointer') editor.view.focus();
  }
  function setLink(href: string) {
    const isMarked = !editor.state.selection.empty || editor.isActive('link');
    if (isMarked) editor.chain().extendMarkRange('link').setLink({ href }).run();
    else editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
    setAsked(undefined);
  }

  return (
    <div className={EDITOR_BOX} data-invalid={isInvalid || undefined}>
      <EditorToolbar
        bar={bar}
        label={label}
        controls={id}
        states={states}
        onUse={use}
        // Focuses synchronously: the library's own command waits for the next frame and would lose a key pressed before
        // it.
        onLeave={() => editor.view.focus()}
      />
      <EditorContent editor={editor} className={EDITOR_TEXT} title={t('editor.keys')} />
      {asked ? (
        <LinkDialog
          isOpen
          present={asked.present}
          onSet={setLink}
          onRemove={() => {
            editor.chain().extendMarkRange('link').unsetLink().run();
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </div>
  );
}
