import 'swagger-ui-dist/swagger-ui.css';
import '../ui/theme/fonts.css';
import '../ui/theme/tokens.css';
import './rest-docs.css';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { restFetch } from './rest-fetch';

const root = document.getElementById('rest-docs');
if (!root) throw new Error('rest-docs.html has no #rest-docs');

const html = document.documentElement;
/** Swagger UI switches to its dark scheme by a class. */
const followScheme = (): void => {
  html.classList.toggle('dark-mode', html.dataset['scheme'] === 'dark');
};
followScheme();
new MutationObserver(followScheme).observe(html, { attributeFilter: ['data-scheme'] });

SwaggerUI({
  domNode: root,
  url: '/api/openapi.json',
  validatorUrl: null,
  deepLinking: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  requestInterceptor: (request) => Object.assign(request, { userFetch: restFetch }),
});
