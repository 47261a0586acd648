import { ageOn } from '#domain/clinic-time.js';
import { shortDate } from '#domain/clinic-time.es.js';
import {
  insuranceInWords,
  representativeInWords,
  SEX_LABELS,
} from '#domain/patients/particulars/particulars.es.js';
import { declared, PLAIN_TEXTS } from '#domain/patients/patient-fields.es.js';
import { tidyPhone } from '#domain/patients/phone-format.js';
import CallOutlined from '~icons/outline-call';
import DescriptionOutlined from '~icons/outline-description';
import EditOutlined from '~icons/outline-edit';
import EventOutlined from '~icons/outline-event';
import MailOutlined from '~icons/outline-mail';
import MergeRounded from '~icons/round-merge';
import PrivacyTipOutlined from '~icons/outline-privacy-tip';
import WhatsApp from '~icons/baseline-whatsapp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useClinicNow } from '../../../clinic/clinic-now';
import { mergePath, personalDataPath } from '../../../clinic/patient-path';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { PageHeading } from '../../../ui/frame/PageHeading';
import { AlertsOfPatient } from '../alerts/AlertsOfPatient';
import { contactLinksOf } from '../list/listed-patient';
import { PatientIdentifiers } from '../list/PatientIdentifiers';
import { PatientRut } from '../list/PatientRut';
import { ReachLink } from '../list/ReachLink';
import type { PatientDialog, ShownPatient } from './patient-dialogs';

interface PatientHeaderProps {
  patient: ShownPatient;
  attend: ReactNode;
  footRisk: ReactNode;
  onEdit: () => void;
  onReplaceRut: () => void;
  onOpen: (dialog: PatientDialog) => void;
}

export function PatientHeader({
  patient,
  attend,
  footRisk,
  onEdit,
  onReplaceRut,
  onOpen,
}: PatientHeaderProps) {
  const can = useRights();
  const { call, whatsapp, mail } = contactLinksOf(patient);
  return (
    <Card aria-label="Datos del paciente" sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <PageHeading title={patient.name}>{patient.name}</PageHeading>
          <Facts patient={patient} onReplaceRut={onReplaceRut} />
          <PatientIdentifiers {...patient} />
        </Box>
        <Box sx={actions}>
          {attend}
          <Button
            variant="outlined"
            startIcon={<EventOutlined />}
            onClick={() => onOpen({ kind: 'new-appointment' })}
          >
            Nueva cita
          </Button>
          {can('HEALTH_DATA') && (
            <Button
              variant="outlined"
              startIcon={<DescriptionOutlined />}
              onClick={() => onOpen({ kind: 'new-record' })}
            >
              Nueva ficha
            </Button>
          )}
          <Button variant="outlined" color="inherit" startIcon={<EditOutlined />} onClick={onEdit}>
            Editar
          </Button>
          {can('HEALTH_DATA') && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<MergeRounded />}
              component={Link}
              to={mergePath(patient.id)}
            >
              Unir con otro paciente
            </Button>
          )}
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<PrivacyTipOutlined />}
            component={Link}
            to={personalDataPath(patient.id)}
          >
            Datos personales
          </Button>
        </Box>
      </Box>
      {can('HEALTH_DATA') && <AlertsOfPatient patient={patient} />}
      {footRisk}
      <Box component="dl" sx={facts}>
        <Fact name="Teléfono">{tidyPhone(patient.phone)}</Fact>
        <Fact name="Correo">{patient.email}</Fact>
        <Fact name="Contacto de emergencia">{patient.emergencyContact}</Fact>
        <Fact name="Dirección">{patient.address}</Fact>
        {particularsOf(patient).map(([name, text]) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
        {patient.underlyingCondition !== undefined && (
          <Fact name="Enfermedad base">{patient.underlyingCondition}</Fact>
        )}
      </Box>
      {(call ?? mail) && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > .MuiButton-root': { flex: { sm: 'none' } } }}
        >
          {call && <ReachLink href={call} icon={<CallOutlined />} label="Llamar" who={patient.name} />}
          {whatsapp && (
            <ReachLink href={whatsapp} icon={<WhatsApp />} label="WhatsApp" who={patient.name} isElsewhere />
          )}
          {mail && <ReachLink href={mail} icon={<MailOutlined />} label="Correo" who={patient.name} />}
        </Box>
      )}
    </Card>
  );
}

function Facts({ patient, onReplaceRut }: { patient: ShownPatient; onReplaceRut: () => void }) {
  const { date: today } = useClinicNow();
  const { birthDate, provisionalRut } = patient;
  const age = birthDate ? ageOn(birthDate, today) : undefined;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        marginTop: 0.5,
        color: 'text.secondary',
      }}
    >
      <PatientRut {...patient} />
      {provisionalRut && (
        <Button size="small" onClick={onReplaceRut} sx={{ minHeight: 32, marginLeft: -1.25 }}>
          Escribir el RUT verdadero
        </Button>
      )}
      {birthDate && age !== undefined && (
        <span>
          {age === 1 ? '1 año' : `${age} años`} ({shortDate(birthDate)})
        </span>
      )}
    </Box>
  );
}

/** The patient's personal details that are filled in. */
const particularsOf = (patient: ShownPatient): Array<[name: string, text: string]> =>
  (
    [
      ['Sexo', patient.sex ? SEX_LABELS[patient.sex] : ''],
      ...PLAIN_TEXTS.map((field): [string, string] => [declared(field).label, patient[field]]),
      ['Previsión', insuranceInWords(patient)],
      ['Representante legal', representativeInWords(patient)],
    ] satisfies Array<[string, string]>
  ).filter(([, text]) => text !== '');

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        sx={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
        {...(!children && { color: 'textSecondary' })}
      >
        {children || 'Sin anotar'}
      </Typography>
    </Box>
  );
}

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
  '& > *': { flex: { xs: '1 1 auto', sm: 'none' }, whiteSpace: 'nowrap' },
};
const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(230px, 1fr))' },
  gap: { xs: 1.25, sm: 2.5 },
  margin: 0,
};
