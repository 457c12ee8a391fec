declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** Link of a group or an operation: where it leads to, and what it says. */
  interface DeepLinkProps {
    path: string;
    text: string;
  }

  /** Component that replaces one of Swagger UI, made with its own React. */
  type WrapDeepLink = (
    original: unknown,
    system: { React: { createElement: (component: unknown, props: DeepLinkProps) => unknown } },
  ) => (props: DeepLinkProps) => unknown;

  /** Options of Swagger UI that the page uses. */
  export interface SwaggerUIOptions {
    spec: object;
    domNode: HTMLElement;
    deepLinking: boolean;
    docExpansion: 'list' | 'full' | 'none';
    defaultModelsExpandDepth: number;
    supportedSubmitMethods: readonly string[];
    validatorUrl: null;
    plugins: readonly {
      components: Readonly<Record<string, () => null>>;
      wrapComponents: { DeepLink: WrapDeepLink };
    }[];
  }
  export default function SwaggerUI(options: SwaggerUIOptions): unknown;
}
