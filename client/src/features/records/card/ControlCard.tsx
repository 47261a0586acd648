import type { MessageChannelName } from '#domain/messages/message.js';
import { longDate } from '#domain/clinic-time.es.js';
import { NOTHING_BOOKED, nextInWords } from '#domain/reports/control-card.es.js';
import WhatsApp from '~icons/baseline-whatsapp';
import MailOutlined from '~icons/outline-mail';
import PrintOutlined from '~icons/outline-print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ClinicLetterhead } from '../../../clinic/ClinicLetterhead';
import { useRights } from '../../../session/current-staff';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { toasts } from '../../../ui/notices/toasts';
import { Paper } from '../../../ui/paper/Paper';
import { useControlCardQuery, useNoteCardSentMutation } from './control-card.generated';

/** A record's instructions with the next appointment, to print or to send with one press. */
export function ControlCard({ recordId }: { recordId: number }) {
  const { data, error, refetch } = useControlCardQuery({
    variables: { recordId },
    fetchPolicy: 'cache-and-network',
  });
  const [noteSent] = useNoteCardSentMutation();
  const [isPrinting, setPrinting] = useState(false);
  // Sending is noted in the record.
  const maySend = useRights()('HEALTH_DATA');
  const card = data?.controlCard;
  if (!card)
    return (
      <LoadingOrRetry
        data={card}
        error={error}
        sentence="No se pudieron cargar las indicaciones."
        refetch={refetch}
      />
    );
  const next = card.next ? nextInWords(card.next) : NOTHING_BOOKED;
  const print = () => {
    flushSync(() => setPrinting(true));
    window.print();
    setPrinting(false);
  };
  const note = (channel: MessageChannelName) =>
    void noteSent({ variables: { recordId, channel } }).catch(() =>
      toasts.error('No se pudo anotar que se enviaron las indicaciones.'),
    );
  return (
    <>
      <Typography sx={{ marginTop: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {card.instructions}
      </Typography>
      <Typography color="textSecondary" sx={{ marginTop: 1 }}>
        Próximo control: {next}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
        {maySend && card.whatsappLink && (
          <Button
            variant="outlined"
            startIcon={<WhatsApp />}
            href={card.whatsappLink}
            target="_blank"
            rel="noopener noreferrer"
            aria-label="Enviar por WhatsApp (se abre en otra pestaña)"
            onClick={() => note('WHATSAPP')}
            sx={BUTTON}
          >
            Enviar por WhatsApp
          </Button>
        )}
        {maySend && card.mailLink && (
          <Button
            variant="outlined"
            startIcon={<MailOutlined />}
            href={card.mailLink}
            onClick={() => note('EMAIL')}
            sx={BUTTON}
          >
            Enviar por correo
          </Button>
        )}
        <Button variant="outlined" color="inherit" startIcon={<PrintOutlined />} onClick={print} sx={BUTTON}>
          Imprimir carnet
        </Button>
      </Box>
      {maySend && !card.whatsappLink && !card.mailLink && (
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
          No tiene un teléfono ni un correo al que se pueda escribir, o pidió no recibir mensajes.
        </Typography>
      )}
      {isPrinting && (
        <Paper letterhead={<ClinicLetterhead />}>
          <h1>Carnet de control</h1>
          <p>
            <strong>{card.patientName}</strong>
            <small>Atención del {longDate(card.visitedOn)}</small>
          </p>
          <section>
            <h2>Indicaciones</h2>
            <p className="written">{card.instructions}</p>
          </section>
          <section>
            <h2>Próximo control</h2>
            <p>{next}</p>
          </section>
        </Paper>
      )}
    </>
  );
}

const BUTTON = { minHeight: 44, '@media (pointer: coarse)': { minHeight: 48 } } as const;
