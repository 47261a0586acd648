import AddRounded from '~icons/round-add';
import PaymentsOutlined from '~icons/outline-payments';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useContinuedForm } from '../../../drafts/continued-form';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { LineWithMenu } from '../../../ui/lists/LineWithMenu';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { StatusPill } from '../../../ui/StatusPill';
import { termsInWords } from './agreement-values';
import { AgreementModal } from './AgreementModal';
import { type AgreementLineFragment, useAgreementsQuery } from './agreements.generated';

export function AgreementsPage() {
  const { data, error, refetch } = useAgreementsQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<AgreementLineFragment | 'new'>();
  useContinuedForm('agreement', setEdited);
  const canChange = useRights()('SETTINGS');
  return (
    <>
      <PageHead
        title="Convenios"
        introduction="Otros precios para los pacientes de una institución. Lo ya cobrado no cambia."
        actions={
          canChange && (
            <Button variant="contained" startIcon={<AddRounded />} onClick={() => setEdited('new')}>
              Agregar convenio
            </Button>
          )
        }
      />
      <Card aria-label="Convenios" sx={{ marginTop: 2.5 }}>
        <LoadingOrRetry
          data={data}
          error={error}
          sentence="No se pudieron cargar los convenios."
          refetch={refetch}
        />
        {data?.agreements.length === 0 && (
          <Message
            icon={<PaymentsOutlined />}
            sentence="No hay convenios."
            {...(canChange && {
              detail: 'Agregue uno y elíjalo después en la página de cada paciente.',
            })}
          />
        )}
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data?.agreements.map((agreement) => (
            <LineWithMenu
              key={agreement.id}
              name={agreement.name}
              onEdit={canChange ? () => setEdited(agreement) : undefined}
              pill={!agreement.isActive && <StatusPill colour="info">No vigente</StatusPill>}
            >
              <Typography variant="body2">{termsInWords(agreement)}</Typography>
            </LineWithMenu>
          ))}
        </Box>
      </Card>
      {edited && (
        <AgreementModal
          {...(edited !== 'new' && { agreement: edited })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
