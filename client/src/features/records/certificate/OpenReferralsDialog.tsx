import { longDate } from '#domain/clinic-time.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import MarkEmailReadOutlined from '~icons/outline-mark-email-read';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { failureOf } from '../../../apollo/apollo-failure';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { Field } from '../../../ui/fields/Field';
import { Modal } from '../../../ui/dialogs/Modal';
import { Message } from '../../../ui/frame/Message';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { toasts } from '../../../ui/notices/toasts';
import {
  type OpenReferralsQuery,
  useAnswerReferralMutation,
  useOpenReferralsQuery,
} from '../clinical-records.generated';
import { useIsOfOthers } from '../use-is-of-others';

const PAGE = 50;

/** The referrals that no doctor has answered yet, the oldest first. */
export function OpenReferralsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, fetchMore } = useOpenReferralsQuery({
    variables: { first: PAGE },
    fetchPolicy: 'network-only',
  });
  const page = data?.openReferrals;
  return (
    <Modal width={640} title="Derivaciones sin respuesta" onClose={onClose}>
      <LoadingOrRetry
        data={page}
        error={error}
        sentence="No se pudieron cargar las derivaciones."
        refetch={refetch}
      />
      {page?.nodes.length === 0 && (
        <Message
          icon={<MarkEmailReadOutlined />}
          sentence="No hay derivaciones sin respuesta."
          detail="Una derivación se extiende desde la ficha, con «Generar Certificado»."
        />
      )}
      <Box component="ul" aria-label="Derivaciones" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {page?.nodes.map((referral) => (
          <Referral key={referral.id} referral={referral} onAnswered={() => void refetch()} />
        ))}
      </Box>
      {page?.hasNextPage && (
        <Button
          onClick={() =>
            void fetchMore({
              variables: { after: page.endCursor },
              updateQuery: (before, { fetchMoreResult: { openReferrals: more } }) => ({
                openReferrals: { ...more, nodes: [...before.openReferrals.nodes, ...more.nodes] },
              }),
            })
          }
        >
          Ver más
        </Button>
      )}
    </Modal>
  );
}

interface ReferralProps {
  referral: OpenReferralsQuery['openReferrals']['nodes'][number];
  onAnswered: () => void;
}

function Referral({ referral, onAnswered }: ReferralProps) {
  const { id, patientId, recordId, professionalId, issuedBy, issueDate, reason, parts, patient } = referral;
  const { date: today } = useClinicNow();
  const [text, setText] = useState('');
  const can = useRights();
  const isOfOthers = useIsOfOthers()({ professionalId, madeBy: issuedBy });
  const [answer, { loading }] = useAnswerReferralMutation();
  const recipient = parts.find(({ part }) => part === 'RECIPIENT')?.text;
  const save = async () => {
    try {
      await answer({ variables: { id, answeredOn: today, answer: text.trim() } });
      toasts.success('Respuesta anotada');
      onAnswered();
    } catch (failure) {
      const { fields, sentence } = failureOf(failure);
      toasts.error(Object.values(fields)[0]?.[0] ?? sentence ?? 'No se pudo guardar. Inténtelo de nuevo.');
    }
  };
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, paddingBlock: 1.5, '& + &': { borderTop: '1px solid var(--line)' } }}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={`/app/fichas-clinicas?paciente=${patientId}&ficha=${recordId}`}
          sx={{ '@media (pointer: coarse)': { paddingBlock: 1.75 } }}
        >
          {patient.name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {[longDate(issueDate), recipient].filter(Boolean).join(' · ')}
        </Typography>
        {reason && <Typography variant="body2">{reason}</Typography>}
      </Box>
      {can('HEALTH_DATA') && !isOfOthers && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1 }}>
          <Box sx={{ flex: '1 1 14rem' }}>
            <Field
              label={`Respuesta sobre ${patient.name}`}
              value={text}
              maxLength={TEXT_LIMITS.short}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
          </Box>
          <Button variant="outlined" loading={loading} onClick={() => void save()} sx={{ minHeight: 46 }}>
            Respondida hoy
          </Button>
        </Box>
      )}
    </Box>
  );
}
