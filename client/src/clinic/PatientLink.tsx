import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useRights } from '../session/current-staff';
import { patientPath } from './patient-path';

const NameLink = styled(Link)(({ theme }) => ({
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  // A finger needs more than the height of a line; as padding of an inline element, it moves nothing.
  '@media (pointer: coarse)': { paddingBlock: 14 },
  '&:focus-visible': {
    borderRadius: 'var(--r-event)',
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 2,
  },
}));

/** Only the name if the user may not see the patients. */
export function PatientLink({ patient: { id, name } }: { patient: { id: number; name: string } }) {
  return useRights()('PATIENTS', 'READ') ? <NameLink to={patientPath(id)}>{name}</NameLink> : name;
}
