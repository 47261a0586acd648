import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ListedMessageFragment } from './messages.generated';

const PatientLink = styled(Link)(({ theme }) => ({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': {
    borderRadius: 6,
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 2,
  },
}));

type Named = Pick<ListedMessageFragment, 'appointmentId' | 'patientName' | 'date'>;

/** The patient, with a link to the appointment while it exists. */
export function AboutPatient({ appointmentId, patientName, date }: Named) {
  if (appointmentId === null) return <strong>{patientName}</strong>;
  return (
    <PatientLink to={`/app/citas?vista=dia&fecha=${date}&cita=${appointmentId}`}>{patientName}</PatientLink>
  );
}
