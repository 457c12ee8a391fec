declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** Options of Swagger UI that the page uses. */
  export interface SwaggerUIOptions {
    url: string;
    domNode: HTMLElement;
    deepLinking: boolean;
    docExpansion: 'list' | 'full' | 'none';
    defaultModelsExpandDepth: number;
    supportedSubmitMethods: readonly string[];
    validatorUrl: null;
    plugins: readonly { components: Readonly<Record<string, () => null>> }[];
    onComplete: () => void;
  }
  /** Parts of what it returns that the page uses. */
  export interface SwaggerUISystem {
    /** `specStr` is the text of the document. */
    specSelectors: { specStr: () => string };
  }
  export default function SwaggerUI(options: SwaggerUIOptions): SwaggerUISystem;
}
