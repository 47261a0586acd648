import { SIGNATURE_NAME } from '#domain/records/signed-consents/signed-consent.es.js';
import AddRounded from '~icons/round-add';
import DrawOutlined from '~icons/outline-draw';
import HistoryRounded from '~icons/round-history';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useContinuedForm } from '../../../drafts/continued-form';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { LineWithMenu } from '../../../ui/lists/LineWithMenu';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { StatusPill } from '../../../ui/StatusPill';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import { factsInWords } from './consent-text-values';
import { ConsentTextModal } from './ConsentTextModal';
import { type ClinicConsentTextFragment, useClinicConsentTextsQuery } from './consent-texts.generated';
import { TextVersionsModal } from './TextVersionsModal';

/** The clinic's own consent texts. The product ships none: clinics decide on their wording. */
export function ConsentTextsPage() {
  const { data, error, refetch } = useClinicConsentTextsQuery({ fetchPolicy: 'cache-and-network' });
  const [edited, setEdited] = useState<ClinicConsentTextFragment | 'new'>();
  useContinuedForm('consent-text', setEdited);
  const [versionsOf, setVersionsOf] = useState<ClinicConsentTextFragment>();
  const kept = useKeptFocus();
  return (
    <>
      <PageHead
        title="Consentimientos"
        introduction={`Lo que firman sus pacientes antes de un tratamiento. ${SIGNATURE_NAME}.`}
        actions={
          <Button variant="contained" startIcon={<AddRounded />} onClick={() => setEdited('new')}>
            Agregar texto
          </Button>
        }
      />
      <Card aria-label="Consentimientos" {...kept} sx={{ marginTop: 2.5, outline: 'none' }}>
        <LoadingOrRetry
          data={data}
          error={error}
          sentence="No se pudieron cargar los textos."
          refetch={refetch}
        />
        {data?.consentTexts.length === 0 && (
          <Message
            icon={<DrawOutlined />}
            sentence="Aún no hay textos."
            detail="Escriba el de su clínica y elija qué tratamientos lo piden: se firmará al atender."
          />
        )}
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data?.consentTexts.map((text) => (
            <LineWithMenu
              key={text.id}
              name={text.title}
              onEdit={() => setEdited(text)}
              actions={[
                {
                  label: 'Versiones',
                  icon: <HistoryRounded />,
                  item: { onClick: () => setVersionsOf(text) },
                },
              ]}
              pill={text.isArchived && <StatusPill colour="warning">Archivado</StatusPill>}
            >
              <Typography variant="body2" color="textSecondary">
                {factsInWords(text)}
              </Typography>
            </LineWithMenu>
          ))}
        </Box>
      </Card>
      {edited && (
        <ConsentTextModal {...(edited !== 'new' && { text: edited })} onClose={() => setEdited(undefined)} />
      )}
      {versionsOf && <TextVersionsModal text={versionsOf} onClose={() => setVersionsOf(undefined)} />}
    </>
  );
}
