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
  export default function SwaggerUI(options: SwaggerUIOptions): void;
}
