import { DOCUMENT_PATH } from './reference-address';

/** The page has its own link to the document, and there is one server, which the text above the calls names; without a token there is nobody to be. */
const LEFT_OUT = ['InfoUrl', 'ServersContainer'];
const OF_TRYING = ['authorizeBtn', 'authorizeOperationBtn'];
const NOTHING = () => null;

/** Draws the document into an element. What it needs is fetched from here, when it is needed. */
export async function showReference(domNode: HTMLElement, mayTry: boolean): Promise<void> {
  const [{ default: SwaggerUI }] = await Promise.all([
    import('swagger-ui-dist/swagger-ui-es-bundle.js'),
    import('./reference.css'),
  ]);
  const { classList, dataset } = document.documentElement;
  // How its own styles are told.
  classList.toggle('dark-mode', dataset.theme === 'dark');
  const absent = mayTry ? LEFT_OUT : [...LEFT_OUT, ...OF_TRYING];
  await new Promise<void>((resolve) => {
    SwaggerUI({
      url: DOCUMENT_PATH,
      domNode,
      deepLinking: true,
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      supportedSubmitMethods: mayTry ? ['get', 'post', 'put', 'delete'] : [],
      // It would ask a host of its maker's to judge the document.
      validatorUrl: null,
      plugins: [{ components: Object.fromEntries(absent.map((name) => [name, NOTHING])) }],
      onComplete: resolve,
    });
  });
}
