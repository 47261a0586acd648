import WhatsApp from '~icons/baseline-whatsapp';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { toasts } from '../../../ui/notices/toasts';
import { type ListedControlFragment, useInviteToControlMutation } from './controls-due.generated';

interface InvitationButtonProps {
  control: ListedControlFragment;
  /** Called with the invitation noted, or refused because a colleague was faster. */
  onChanged: () => void;
  sx: SxProps;
}

/** Opens WhatsApp once the invitation is noted. It is a link, because popup blockers allow links. */
export function InvitationButton({ control, onChanged, sx }: InvitationButtonProps) {
  const { patientId, patientName, serviceType, invitation, invitationLink } = control;
  const [invite, { loading }] = useInviteToControlMutation();
  const send = async (event: MouseEvent) => {
    event.preventDefault();
    if (loading) return;
    // Before the request: browsers block windows that are opened after a response.
    const page = window.open('', '_blank');
    if (page) page.opener = null;
    try {
      const { data } = await invite({
        variables: { patientId, serviceType, seenInvitationId: invitation?.id ?? null },
      });
      (page ?? window).location.assign(data?.inviteToControl ?? '');
    } catch (error) {
      page?.close();
      const { code, sentence } = failureOf(error);
      toasts.error(
        code === 'STALE'
          ? `Alguien más acaba de escribir a ${patientName}.`
          : (sentence ?? 'No se pudo anotar la invitación. Inténtelo de nuevo.'),
      );
    }
    onChanged();
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<WhatsApp />}
      href={invitationLink ?? ''}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Escribir por WhatsApp a ${patientName} (se abre en otra pestaña)`}
      onClick={(event) => void send(event)}
      sx={sx}
    >
      WhatsApp
    </Button>
  );
}
