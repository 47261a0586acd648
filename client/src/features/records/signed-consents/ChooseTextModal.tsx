import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Modal } from '../../../ui/dialogs/Modal';
import { Message } from '../../../ui/frame/Message';
import { Notice } from '../../../ui/notices/Notice';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { ONE_COLUMN } from '../../../ui/one-column';
import DrawOutlined from '~icons/outline-draw';
import { SigningDialog } from './SigningDialog';
import { type TextToSignFragment, useTextsInUseQuery } from './signed-consents.generated';
import { useTextToSign } from './use-text-to-sign';

/** Chooses the clinic's text that the patient signs outside a visit. */
export function ChooseTextModal({ patientId, onClose }: { patientId: number; onClose: () => void }) {
  const { data, error, refetch } = useTextsInUseQuery({ fetchPolicy: 'network-only' });
  const read = useTextToSign();
  const [text, setText] = useState<TextToSignFragment>();
  const [failure, setFailure] = useState<string>();
  const texts = data?.consentTexts.filter(({ isArchived }) => !isArchived);
  const open = async (textId: number) => {
    const answer = await read({ patientId, textId });
    if ('text' in answer) setText(answer.text);
    else setFailure(answer.failure);
  };
  if (text) return <SigningDialog text={text} onDone={onClose} onClose={onClose} />;
  return (
    <Modal title="Firmar un consentimiento" width={480} onClose={onClose}>
      {failure && <Notice sentence={failure} />}
      <LoadingOrRetry
        data={texts}
        error={error}
        sentence="No se pudieron cargar los textos."
        refetch={refetch}
      />
      {texts?.length === 0 && (
        <Message
          icon={<DrawOutlined />}
          sentence="La clínica aún no tiene textos"
          detail="Se escriben en Configuración → Consentimientos."
        />
      )}
      <Box
        component="ul"
        sx={{
          ...ONE_COLUMN,
          gap: 1,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {texts?.map(({ id, title }) => (
          <li key={id}>
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => void open(id)}
              sx={{ width: '100%', minHeight: 48, justifyContent: 'flex-start', textAlign: 'left' }}
            >
              {title}
            </Button>
          </li>
        ))}
      </Box>
    </Modal>
  );
}
