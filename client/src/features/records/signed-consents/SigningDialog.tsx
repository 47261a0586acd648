import CloseRounded from '~icons/round-close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Notice } from '../../../ui/notices/Notice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { AskAge } from './AskAge';
import { OmitConsent } from './OmitConsent';
import { QrSigning } from './QrSigning';
import { SignHere } from './SignHere';
import type { TextToSignFragment } from './signed-consents.generated';
import { useTextToSign } from './use-text-to-sign';

interface SigningDialogProps {
  text: TextToSignFragment;
  /** Called once it is signed, or left out for a reason. */
  onDone: () => void;
  onClose: () => void;
}

/** A consent text on the whole screen, for the person who signs: here, on their own phone, or not at all. */
export function SigningDialog({ text: first, onDone, onClose }: SigningDialogProps) {
  const titleId = useId();
  const [text, setText] = useState(first);
  const [way, setWay] = useState<'here' | 'phone' | 'omit'>('here');
  const [signer, setSigner] = useState<'PATIENT' | 'REPRESENTATIVE'>(
    first.needsRepresentative ? 'REPRESENTATIVE' : 'PATIENT',
  );
  /** The answer of a patient without a birth date. */
  const [isOfAge, setIsOfAge] = useState<boolean>();
  const isUnknown = text.asksAge && isOfAge === undefined;
  const isMinor = text.needsRepresentative || (text.asksAge && isOfAge === false);
  const [failure, setFailure] = useState<string>();
  const read = useTextToSign();
  /** Shows the text in its current wording, with the reason above it. */
  const showChanged = async (sentence: string) => {
    setFailure(sentence);
    const { textId, patientId, appointmentId } = text;
    const answer = await read({ textId, patientId, appointmentId });
    if ('text' in answer) setText(answer.text);
    else setFailure(answer.failure);
  };
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby={titleId}>
      <Box sx={{ flex: 1, overflowY: 'auto' }}>
        <Box
          sx={{
            ...ONE_COLUMN,
            gap: 2.5,
            maxWidth: 760,
            marginInline: 'auto',
            padding: { xs: 2, sm: 3 },
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="h2" id={titleId} sx={{ font: 'var(--font-day)' }}>
                {text.title}
              </Typography>
              <Typography color="textSecondary">{text.patientName}</Typography>
            </Box>
            <IconButton aria-label="Cerrar" onClick={onClose} sx={{ minWidth: 44, minHeight: 44 }}>
              <CloseRounded />
            </IconButton>
          </Box>
          {failure && <Notice sentence={failure} />}
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text.body}</Typography>
          {way === 'here' && isUnknown && (
            <AskAge
              onAnswer={(answer) => {
                setIsOfAge(answer);
                setSigner(answer ? 'PATIENT' : 'REPRESENTATIVE');
              }}
            />
          )}
          {way === 'here' && !isUnknown && (
            <SignHere
              key={text.digest}
              text={text}
              signer={signer}
              isOfAge={isOfAge === true}
              isMinor={isMinor}
              onSigner={setSigner}
              onPhone={() => setWay('phone')}
              onOmit={text.appointmentId === null ? undefined : () => setWay('omit')}
              onChanged={(sentence) => void showChanged(sentence)}
              onDone={onDone}
            />
          )}
          {way === 'phone' && (
            <QrSigning
              text={text}
              signer={signer}
              isOfAge={isOfAge === true}
              onBack={() => setWay('here')}
              onDone={onDone}
            />
          )}
          {way === 'omit' && <OmitConsent text={text} onBack={() => setWay('here')} onDone={onDone} />}
        </Box>
      </Box>
    </Dialog>
  );
}
