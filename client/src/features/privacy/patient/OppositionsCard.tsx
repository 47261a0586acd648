import { messageBy } from '#domain/messages/message.es.js';
import { isSameMessage, type MessageOpposition, OPPOSABLE } from '#domain/messages/opposition.js';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { failureOf } from '../../../apollo/apollo-failure';
import { useWallTime } from '../../../clinic/wall-time';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { toasts } from '../../../ui/notices/toasts';
import {
  MessageOppositionsDocument,
  useMessageOppositionsQuery,
  useSetMessageOppositionsMutation,
} from './patient-rights.generated';

/** The messages that the patient opposes (Ley 19.628, article 8). Each checkbox is saved immediately. */
export function OppositionsCard({ patientId }: { patientId: number }) {
  const { data, error, refetch } = useMessageOppositionsQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
  });
  const [save] = useSetMessageOppositionsMutation();
  const stored = useRef<readonly MessageOpposition[]>(undefined);
  const saving = useRef(Promise.resolve());
  const wallTime = useWallTime();
  const mayWrite = useRights()('PATIENTS');
  const opposed = data?.messageOppositions;

  // The checkboxes stay usable while one is being saved, and each save includes the changes of the previous one.
  const change = (message: MessageOpposition, isOpposed: boolean) => {
    saving.current = saving.current.then(() => store(message, isOpposed));
  };
  const store = async (message: MessageOpposition, isOpposed: boolean) => {
    const others = (stored.current ?? opposed ?? []).filter((one) => !isSameMessage(one, message));
    const oppositions = [...others, ...(isOpposed ? [message] : [])].map(({ channel, kind }) => ({
      channel,
      kind,
    }));
    const progress = toasts.progress('Guardando...');
    try {
      await save({
        variables: { patientId, oppositions },
        update: (cache, { data: answer }) => {
          if (!answer) return;
          stored.current = answer.setMessageOppositions;
          cache.writeQuery({
            query: MessageOppositionsDocument,
            variables: { patientId },
            data: { messageOppositions: answer.setMessageOppositions },
          });
        },
      });
      progress.success(isOpposed ? 'Ya no recibirá esos mensajes' : 'Volverá a recibir esos mensajes');
    } catch (refused) {
      progress.error(failureOf(refused).sentence ?? 'No se pudo guardar. Inténtelo de nuevo.');
    }
  };
  return (
    <Card aria-labelledby="oposicion">
      <Typography variant="h2" id="oposicion">
        No recibir mensajes
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
        {mayWrite
          ? 'Marque lo que el paciente pidió no recibir. Lo que esté por enviarse se retira. Los avisos de control y de saldo no salen por un canal del que rechaza algún mensaje.'
          : 'Lo que el paciente pidió no recibir.'}
      </Typography>
      <LoadingOrRetry
        data={opposed}
        error={error}
        sentence="No se pudieron cargar las oposiciones."
        refetch={refetch}
      />
      {opposed && (
        <Box sx={{ display: 'grid', gap: 0.5, marginTop: 1.5 }}>
          {OPPOSABLE.map((message) => {
            const noted = opposed.find((one) => isSameMessage(one, message));
            const { channel, kind } = message;
            return (
              <FormControlLabel
                key={`${channel} ${kind}`}
                sx={{ alignItems: 'flex-start', marginRight: 0 }}
                control={
                  <Checkbox
                    checked={noted !== undefined}
                    disabled={!mayWrite}
                    onChange={({ target }) => change(message, target.checked)}
                    sx={{ marginTop: -1 }}
                  />
                }
                label={
                  <>
                    {messageBy(kind, channel)}
                    {noted && (
                      <Typography variant="body2" color="textSecondary">
                        Anotado el {wallTime(noted.notedAt)} por {noted.notedByName}
                      </Typography>
                    )}
                  </>
                }
              />
            );
          })}
        </Box>
      )}
    </Card>
  );
}
