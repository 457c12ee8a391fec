declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** What this page says to Swagger UI, of what its documentation names. */
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
  export default function SwaggerUI(options: SwaggerUIOptions): void;
}
