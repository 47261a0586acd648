import { tidyPhone } from '#domain/patients/phone-format.js';
import CallOutlined from '~icons/outline-call';
import MailOutlined from '~icons/outline-mail';
import WhatsApp from '~icons/baseline-whatsapp';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PatientLink } from '../../../clinic/PatientLink';
import { AlertSign } from '../alerts/AlertSign';
import { type ListedPatient, missingSentence, contactLinksOf } from './listed-patient';
import { PatientActions, type PatientActs } from './PatientActions';
import { PatientIdentifiers } from './PatientIdentifiers';
import { PatientRut } from './PatientRut';
import { ReachLink } from './ReachLink';

export const CardList = styled('ul')({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' });

const PatientSheet = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '14px 14px 8px',
  borderRadius: 'var(--r-card)',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
}));

/** For phones: a card per patient, with the contact links within reach of the thumb. */
export function PatientCards({ patients, ...acts }: PatientActs & { patients: readonly ListedPatient[] }) {
  return (
    <CardList aria-label="Pacientes">
      {patients.map((patient) => (
        <PatientCard key={patient.id} patient={patient} {...acts} />
      ))}
    </CardList>
  );
}

function PatientCard({ patient, ...acts }: PatientActs & { patient: ListedPatient }) {
  const { call, whatsapp, mail } = contactLinksOf(patient);
  const missing = missingSentence(patient);
  return (
    <PatientSheet>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontSize: '1rem', fontWeight: 620 }}>
          <AlertSign patient={patient} />
          <PatientLink patient={patient} />
        </Typography>
        <Typography variant="body2" color="textSecondary" component="div">
          <PatientRut {...patient} />
          <PatientIdentifiers {...patient} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {tidyPhone(patient.phone)}
          <br />
          {patient.email}
        </Typography>
        {missing && (
          <Typography variant="caption" color="textSecondary" sx={{ fontStyle: 'italic' }}>
            {missing}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {call && <ReachLink href={call} icon={<CallOutlined />} label="Llamar" who={patient.name} />}
        {whatsapp && (
          <ReachLink href={whatsapp} icon={<WhatsApp />} label="WhatsApp" who={patient.name} isElsewhere />
        )}
        {mail && <ReachLink href={mail} icon={<MailOutlined />} label="Correo" who={patient.name} />}
      </Box>
      <Box sx={{ borderTop: '1px solid', borderColor: 'divider', paddingTop: 0.75, marginInline: -0.5 }}>
        <PatientActions patient={patient} {...acts} />
      </Box>
    </PatientSheet>
  );
}
