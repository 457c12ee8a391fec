import type { Language } from '@aval/i18n/languages';
import { DOCUMENT_PATH } from './reference-address';
import {
  type IndexedDocument,
  type IndexGroup,
  indexReference,
  namesOfTags,
  untilDrawn,
} from './reference-index.client';

/**
 * Omitted parts: the page has its own link to the document, and its only server is named in the description. Without
 * trying out there is nothing to authorize.
 */
const LEFT_OUT = ['InfoUrl', 'ServersContainer'];
const OF_TRYING = ['authorizeBtn', 'authorizeOperationBtn'];
const NOTHING = () => null;

/**
 * Switches off a part of zenscroll, which Swagger UI carries: it takes over the clicks on all links within the page, and
 * glides to the height that a place had at the click while the page still grows.
 */
const PLAIN_JUMPS = { noZensmooth: true };

export interface ReferenceOptions {
  mayTry: boolean;
  language: Language;
}

/**
 * Renders the document into an element, and returns its index. Swagger UI is loaded on demand from our own server.
 */
export async function showReference(
  domNode: HTMLElement,
  { mayTry, language }: ReferenceOptions,
): Promise<IndexGroup[]> {
  Object.assign(window, PLAIN_JUMPS);
  const [{ default: SwaggerUI }, spec] = await Promise.all([
    import('swagger-ui-dist/swagger-ui-es-bundle.js'),
    loadDocument(language),
    import('./reference.css'),
  ]);
  const { classList, dataset } = document.documentElement;
  // Class that switches Swagger UI to its dark theme.
  classList.toggle('dark-mode', dataset.theme === 'dark');
  const absent = mayTry ? LEFT_OUT : [...LEFT_OUT, ...OF_TRYING];
  const names = namesOfTags(spec);
  SwaggerUI({
    spec,
    domNode,
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    supportedSubmitMethods: mayTry ? ['get', 'post', 'put', 'delete'] : [],
    // Disabled, because the default would send the document to an external validator.
    validatorUrl: null,
    plugins: [
      {
        components: Object.fromEntries(absent.map((name) => [name, NOTHING])),
        wrapComponents: {
          // Headings of groups: Swagger UI knows the names of tags alone.
          DeepLink:
            (Original, { React }) =>
            (props) =>
              React.createElement(Original, { ...props, text: names.get(props.path) ?? props.text }),
        },
      },
    ],
  });
  await untilDrawn(domNode);
  return indexReference(domNode, spec);
}

async function loadDocument(language: Language): Promise<IndexedDocument> {
  const answer = await fetch(DOCUMENT_PATH, { headers: { 'Accept-Language': language } });
  if (!answer.ok) throw new Error(`The document was answered with ${answer.status}.`);
  return answer.json();
}
