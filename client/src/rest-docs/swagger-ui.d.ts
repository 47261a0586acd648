/** Its package has no types. Documented at https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration/. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface SwaggerRequest {
    /** Sends the request instead of `fetch`. */
    userFetch?: (url: string, init: RequestInit) => Promise<Response>;
  }
  interface Options {
    domNode: HTMLElement;
    url: string;
    /** Null: the API description is not sent to an external validator. */
    validatorUrl: null;
    deepLinking: boolean;
    tryItOutEnabled: boolean;
    displayRequestDuration: boolean;
    docExpansion: 'list' | 'full' | 'none';
    defaultModelsExpandDepth: number;
    requestInterceptor: (request: SwaggerRequest) => SwaggerRequest;
  }
  export default function SwaggerUI(options: Options): void;
}
