import { DOCUMENT_PATH } from './reference-address';
import { type IndexGroup, indexReference, untilDrawn } from './reference-index.client';

/**
 * Omitted parts: the page has its own link to the document, and its only server is named in the description. Without
 * trying out there is nothing to authorize.
 */
const LEFT_OUT = ['InfoUrl', 'ServersContainer'];
const OF_TRYING = ['authorizeBtn', 'authorizeOperationBtn'];
const NOTHING = () => null;

/**
 * Renders the document into an element, and returns its index. Swagger UI is loaded on demand from our own server.
 */
export async function showReference(domNode: HTMLElement, mayTry: boolean): Promise<IndexGroup[]> {
  const [{ default: SwaggerUI }] = await Promise.all([
    import('swagger-ui-dist/swagger-ui-es-bundle.js'),
    import('./reference.css'),
  ]);
  const { classList, dataset } = document.documentElement;
  // Class that switches Swagger UI to its dark theme.
  classList.toggle('dark-mode', dataset.theme === 'dark');
  const absent = mayTry ? LEFT_OUT : [...LEFT_OUT, ...OF_TRYING];
  const text = await new Promise<string>((resolve) => {
    const reference = SwaggerUI({
      url: DOCUMENT_PATH,
      domNode,
      deepLinking: true,
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      supportedSubmitMethods: mayTry ? ['get', 'post', 'put', 'delete'] : [],
      // Disabled, because the default would send the document to an external validator.
      validatorUrl: null,
      plugins: [{ components: Object.fromEntries(absent.map((name) => [name, NOTHING])) }],
      onComplete: () => resolve(reference.specSelectors.specStr()),
    });
  });
  await untilDrawn(domNode);
  return indexReference(domNode, JSON.parse(text));
}
