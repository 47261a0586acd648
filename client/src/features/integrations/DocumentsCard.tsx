import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SettingsCard } from '../../ui/SettingsCard';
import { THUMB_HIGH } from '../../ui/theme/thumb-high';

interface ApiDocument {
  address: string;
  name: string;
  explanation: string;
}

const DOCUMENTS: readonly ApiDocument[] = [
  {
    address: '/api/docs',
    name: 'API REST',
    explanation: 'Cada llamada con un ejemplo, que se puede probar con su propia sesión.',
  },
  {
    address: '/api/openapi.json',
    name: 'OpenAPI',
    explanation: 'Lo mismo como archivo, del que los programas generan su código.',
  },
  {
    address: '/graphql',
    name: 'GraphQL',
    explanation:
      'Consultas de prueba y todo el esquema. En un servidor público está cerrado, salvo que quien lo instaló lo abra (INTROSPECTION).',
  },
  {
    address: '/fhir/metadata',
    name: 'FHIR R4',
    explanation: 'Qué pueden leer otros sistemas de salud, como documento CapabilityStatement.',
  },
];

/** Links to the API documentation, for developers. */
export const DocumentsCard = () => (
  <SettingsCard
    id="documentos"
    heading="Documentación"
    introduction="Para quien programa la conexión. Se lee sin clave; los datos de la clínica, solo con una."
  >
    <Box component="ul" aria-label="Documentación" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {DOCUMENTS.map(({ address, name, explanation }) => (
        <Box component="li" key={address} sx={{ paddingY: 1 }}>
          <Link
            href={address}
            target="_blank"
            rel="noopener"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24, ...THUMB_HIGH }}
          >
            {name}
          </Link>
          <Typography variant="body2" color="textSecondary">
            {explanation}
          </Typography>
        </Box>
      ))}
    </Box>
  </SettingsCard>
);
