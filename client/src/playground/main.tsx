import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { playgroundFetcher } from './playground-fetcher';

const WELCOME = `# El esquema de Huella. Pruebe una consulta pública:

query Clinica {
  clinic { name today timeZone }
}

# Lo demás pide una sesión. Si la inició en el panel, en este mismo navegador, se usa esa.
# Con otra, escriba abajo, en Headers: { "Authorization": "Bearer …" }
`;

const root = document.getElementById('playground');
if (!root) throw new Error('playground.html has no #playground');

createRoot(root).render(<GraphiQL fetcher={playgroundFetcher} defaultQuery={WELCOME} />);
