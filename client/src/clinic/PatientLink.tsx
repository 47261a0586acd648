import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { patientPath } from './patient-path';

const NameLink = styled(Link)(({ theme }) => ({
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&:focus-visible': {
    borderRadius: 'var(--r-event)',
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 2,
  },
}));

export const PatientLink = ({ patient }: { patient: { id: number; name: string } }) => (
  <NameLink to={patientPath(patient.id)}>{patient.name}</NameLink>
);
