import { leadsSomewhere } from '@aval/domain/validation/companies/leads-somewhere';
import { Extension } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';

interface Ways {
  askForLink: () => void;
  toToolbar: () => void;
}

/**
 * Limits content to elements that the server keeps (`sanitizeRichText`) and that have a control; pasting keeps only the
 * text of others.
 */
export function extensionsOf({ askForLink, toToolbar }: Ways) {
  return [
    StarterKit.configure({
      heading: { levels: [2] },
      code: false,
      horizontalRule: false,
      dropcursor: false,
      gapcursor: false,
      trailingNode: false,
      link: {
        openOnClick: false,
        // The server adds the attributes that say how a link opens.
        HTMLAttributes: { target: null, rel: null, class: null },
        defaultProtocol: 'https',
        isAllowedUri: (href) => leadsSomewhere(href),
      },
    }),
    Extension.create({
      name: 'ways',
      addKeyboardShortcuts: () => ({
        'Mod-k': () => {
          askForLink();
          return true;
        },
        'Alt-F10': () => {
          toToolbar();
          return true;
        },
      }),
    }),
  ];
}
