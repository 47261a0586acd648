import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useWallTime } from '../../../clinic/wall-time';
import { Loading } from '../../../ui/frame/Loading';
import { Notice } from '../../../ui/notices/Notice';
import { QrCode } from '../../../ui/QrCode';

interface Link {
  id: number;
  path: string;
  expiresAt: string;
}

interface Progress {
  state: 'OPEN' | 'USED' | 'EXPIRED' | undefined;
  stopPolling: () => void;
}

interface PhoneLinkProps {
  create: () => Promise<Link | undefined>;
  /** A hook that polls the state of a link, with `polling`. */
  useProgress: (id: number) => Progress;
  /** How to open it. How long it works follows. */
  instruction: string;
  /** The QR code's accessible name. */
  label: string;
  waiting: string;
  onUsed: () => void;
  /** Further content, below the rest. */
  children?: ReactNode;
}

/** The options of the query behind `useProgress`. */
export const polling = (id: number) => ({
  variables: { id },
  fetchPolicy: 'network-only' as const,
  pollInterval: 2_500,
});

/** A QR code with a link for the patient's own phone. The screen notices by itself when it was used. */
export function PhoneLink({ create, children, ...shown }: PhoneLinkProps) {
  const [link, setLink] = useState<Link>();
  const [failure, setFailure] = useState<string>();
  const make = () => {
    setLink(undefined);
    setFailure(undefined);
    create()
      .then(setLink)
      .catch((error: unknown) =>
        setFailure(failureOf(error).sentence ?? 'No se pudo crear el código. Inténtelo de nuevo.'),
      );
  };
  const isMade = useRef(false);
  useEffect(() => {
    if (isMade.current) return;
    isMade.current = true;
    make();
  });
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
      {failure && <Notice sentence={failure} />}
      {!link && !failure && <Loading />}
      {link && <ShownLink key={link.id} link={link} onAnother={make} {...shown} />}
      {children}
    </Box>
  );
}

interface ShownLinkProps extends Omit<PhoneLinkProps, 'create' | 'children'> {
  link: Link;
  onAnother: () => void;
}

function ShownLink({ link, useProgress, instruction, label, waiting, onAnother, onUsed }: ShownLinkProps) {
  const wallTime = useWallTime();
  const { state, stopPolling } = useProgress(link.id);
  useEffect(() => {
    if (state === undefined || state === 'OPEN') return;
    stopPolling();
    if (state === 'USED') onUsed();
  }, [state, stopPolling, onUsed]);
  if (state === 'EXPIRED') {
    return (
      <>
        <Typography role="alert">El código venció.</Typography>
        <Button variant="contained" onClick={onAnother}>
          Crear otro código
        </Button>
      </>
    );
  }
  return (
    <>
      <Typography>
        {instruction} Sirve una sola vez, hasta {wallTime(link.expiresAt)}.
      </Typography>
      <QrCode text={location.origin + link.path} label={label} />
      <Typography role="status" color="textSecondary">
        {waiting}
      </Typography>
    </>
  );
}
