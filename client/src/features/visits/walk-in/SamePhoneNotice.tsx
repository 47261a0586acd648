import { parsePhone } from '#domain/patients/phone.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSettled } from '../../../ui/use-settled';
import { useWalkInPatientsQuery, type WalkInPatientFragment } from './walk-in.generated';

/** Milliseconds without typing before a search is sent. */
const SEARCH_AFTER_MS = 200;
/** The digits of a Chilean number without its country code: the search finds them whatever the stored format. */
const NATIONAL_DIGITS = 9;

interface SamePhoneProps {
  phone: string;
  /** Asks whether the patient with this phone is the person. */
  question: string;
  isAnother: boolean;
  onChoose: (patient: WalkInPatientFragment) => void;
  onIsAnother: () => void;
}

/** Patients with the entered phone: the person may be one of them. */
export function SamePhoneNotice({ phone, question, isAnother, onChoose, onIsAnother }: SamePhoneProps) {
  const wanted = parsePhone(phone);
  const number = useSettled(wanted, SEARCH_AFTER_MS);
  const { data } = useWalkInPatientsQuery({
    variables: { search: number?.slice(-NATIONAL_DIGITS) ?? '' },
    skip: number === undefined || number !== wanted,
    fetchPolicy: 'network-only',
  });
  const known = data?.patients.nodes.filter((one) => wanted && parsePhone(one.phone) === wanted) ?? [];
  if (known.length === 0) return null;
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {isAnother
          ? 'Quedará como otra persona con el mismo teléfono.'
          : `Ya hay un paciente con este teléfono. ${question}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { textAlign: 'left' } }}>
        {known.map((patient) => (
          <Button key={patient.id} variant="outlined" onClick={() => onChoose(patient)}>
            Es {patient.name}, {patient.rut}
          </Button>
        ))}
        {!isAnother && (
          <Button color="inherit" onClick={onIsAnother}>
            Es otra persona
          </Button>
        )}
      </Box>
    </Box>
  );
}
