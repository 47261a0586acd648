import { ageOn } from '#domain/clinic-time.js';
import { insuranceInWords } from '#domain/patients/particulars/particulars.es.js';
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
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useClinicNow } from '../../../clinic/clinic-now';
import { mergePath, personalDataPath } from '../../../clinic/patient-path';
import { useRights, useSeesWholeClinic } from '../../../session/current-staff';
import { PageHeading } from '../../../ui/frame/PageHeading';
import { type MoreAction, MoreMenu } from '../../../ui/lists/MoreMenu';
import { FLUSH_START } from '../../../ui/theme/flush';
import { AlertsOfPatient } from '../alerts/AlertsOfPatient';
import { contactLinksOf } from '../list/listed-patient';
import { PatientIdentifiers } from '../list/PatientIdentifiers';
import { PatientRut } from '../list/PatientRut';
import type { PatientDialog, ShownPatient } from './patient-dialogs';

interface PatientHeaderProps {
  patient: ShownPatient;
  attend: ReactNode;
  footRisk: ReactNode;
  onEdit: () => void;
  onReplaceRut: () => void;
  onOpen: (dialog: PatientDialog) => void;
}

/** The patient's name, alerts and most frequent actions. */
export function PatientHeader(props: PatientHeaderProps) {
  const { patient, attend, footRisk, onReplaceRut, onOpen } = props;
  const can = useRights();
  return (
    <Box component="section" aria-label="Datos del paciente" sx={{ display: 'grid', gap: 1.25 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 1 }}
      >
        <Box sx={{ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', alignItems: 'flex-start', columnGap: 1 }}>
            <Box sx={{ flex: { xs: '1 1 auto', sm: '0 1 auto' }, minWidth: 0 }}>
              <PageHeading title={patient.name}>{patient.name}</PageHeading>
            </Box>
            <Reach patient={patient} />
          </Box>
          <InAWord patient={patient} onReplaceRut={onReplaceRut} />
          <PatientIdentifiers {...patient} />
        </Box>
        <Box sx={actions}>
          {attend}
          {can('AGENDA') && (
            <Button
              variant="outlined"
              startIcon={<EventOutlined />}
              onClick={() => onOpen({ kind: 'new-appointment' })}
            >
              Nueva Cita
            </Button>
          )}
          <Rest {...props} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        {can('HEALTH_DATA', 'READ') && <AlertsOfPatient patient={patient} />}
        {footRisk}
      </Box>
    </Box>
  );
}

function Reach({ patient }: { patient: ShownPatient }) {
  const { call, whatsapp, mail } = contactLinksOf(patient);
  const links = [
    { label: 'Llamar', href: call, icon: <CallOutlined /> },
    { label: 'WhatsApp', href: whatsapp, icon: <WhatsApp />, isElsewhere: true },
    { label: 'Correo', href: mail, icon: <MailOutlined /> },
  ];
  return (
    <Box
      sx={{
        display: 'flex',
        flex: 'none',
        '& > *': { width: { xs: 44, sm: 40 }, height: { xs: 44, sm: 40 } },
      }}
    >
      {links.map(
        ({ label, href, icon, isElsewhere }) =>
          href && (
            <IconButton
              key={label}
              component="a"
              href={href}
              title={label}
              aria-label={`${label} a ${patient.name}`}
              {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {icon}
            </IconButton>
          ),
      )}
    </Box>
  );
}

/** '90 años · 45.000.000-0 · FONASA, tramo B' */
function InAWord({ patient, onReplaceRut }: { patient: ShownPatient; onReplaceRut: () => void }) {
  const can = useRights();
  const { date: today } = useClinicNow();
  const { birthDate, provisionalRut } = patient;
  const age = birthDate ? ageOn(birthDate, today) : undefined;
  const insurance = insuranceInWords(patient);
  return (
    <Box sx={inAWord}>
      {age !== undefined && <span>{age === 1 ? '1 año' : `${age} años`}</span>}
      <span>
        <PatientRut {...patient} />
      </span>
      {provisionalRut && can('PATIENTS') && (
        <Button size="small" onClick={onReplaceRut} sx={{ ...FLUSH_START, minHeight: 32 }}>
          Escribir el RUT verdadero
        </Button>
      )}
      {insurance && <span>{insurance}</span>}
    </Box>
  );
}

function Rest({ patient, onEdit, onOpen }: PatientHeaderProps) {
  const can = useRights();
  const treats = can('HEALTH_DATA');
  const seesAll = useSeesWholeClinic();
  const listed: readonly (MoreAction | false)[] = [
    treats && {
      label: 'Nueva Ficha',
      icon: <DescriptionOutlined />,
      item: { onClick: () => onOpen({ kind: 'new-record' }) },
    },
    can('PATIENTS') && { label: 'Editar', icon: <EditOutlined />, item: { onClick: onEdit } },
    {
      label: 'Datos personales',
      icon: <PrivacyTipOutlined />,
      item: { component: Link, to: personalDataPath(patient.id) },
    },
    treats &&
      seesAll && {
        label: 'Unir con otro paciente',
        icon: <MergeRounded />,
        item: { component: Link, to: mergePath(patient.id) },
      },
  ];
  return <MoreMenu label="Más acciones" actions={listed.filter((one): one is MoreAction => one !== false)} />;
}

const actions = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
  '& > .MuiButton-root': {
    flex: { xs: '1 1 auto', sm: 'none' },
    minHeight: 44,
    paddingInline: { xs: 1, sm: 1.75 },
    whiteSpace: 'nowrap',
  },
  // 'Seguir atendiendo' would push the menu off a narrow phone.
  '@media (width < 380px)': { '& .MuiButton-startIcon': { display: 'none' } },
  '& > .MuiIconButton-root': { flex: 'none' },
};
const inAWord = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: 'text.secondary',
  '& > span:not(:last-child)::after': { content: '"·"', marginInline: 1 },
};
