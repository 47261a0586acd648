import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHead } from '../../ui/frame/PageHead';
import { ONE_COLUMN } from '../../ui/one-column';
import { DocumentsCard } from './DocumentsCard';
import { KeysCard } from './KeysCard';
import { WebhooksCard } from './webhooks/WebhooksCard';

interface IntegrationsPageProps {
  feeds: ReactNode;
}

export const IntegrationsPage = ({ feeds }: IntegrationsPageProps) => (
  <>
    <PageHead
      title="Integraciones"
      introduction="Lo que conecta otros programas y calendarios con la clínica. Nada de aquí da acceso al panel."
    />
    <Box sx={{ ...ONE_COLUMN, gap: 3, marginTop: 2.5 }}>
      <KeysCard />
      <WebhooksCard />
      {feeds}
      <DocumentsCard />
    </Box>
  </>
);
