import { manicureInWords } from '#domain/agenda/manicure.es.js';
import { longDate } from '#domain/clinic-time.es.js';
import EditOutlined from '~icons/outline-edit';
import PrintOutlined from '~icons/outline-print';
import VerifiedOutlined from '~icons/outline-verified';
import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useWallTime } from '../../clinic/wall-time';
import { useRights } from '../../session/current-staff';
import { Modal } from '../../ui/dialogs/Modal';
import { ONE_COLUMN } from '../../ui/one-column';
import type { CertifiedPatient } from './certificate/certificate';
import { useMayCertify } from './certificate/use-may-certify';
import { DismissedWarnings } from './DismissedWarnings';
import { FootExamWords } from './foot/FootExamWords';
import { PatientFacts } from './PatientFacts';
import { type ClinicalRecord, FIELD_LABELS, TEXT_FIELDS } from './record-values';
import { useAttendantOf } from './use-attendant-of';
import { useIsOfOthers } from './use-is-of-others';
import { RecordOrigin } from './RecordOrigin';
import { useManicureOf } from './manicure/use-manicure-of';
import { RecordPaper } from './RecordPaper';
import { UsedSupplyLines } from './UsedSupplyLines';

const ControlCardDialog = lazy(() =>
  import('./card/ControlCardDialog').then((module) => ({ default: module.ControlCardDialog })),
);

interface ViewRecordDialogProps {
  record: ClinicalRecord;
  patient: CertifiedPatient;
  onEdit: () => void;
  onCertify: () => void;
  onCompare: () => void;
  onClose: () => void;
}

/** Shows a record, keeping its line breaks. */
export function ViewRecordDialog({ record, patient, ...acts }: ViewRecordDialogProps) {
  const wallTime = useWallTime();
  const can = useRights();
  const { professionalId, writtenBy: madeBy } = record;
  const isOfOthers = useIsOfOthers()({ professionalId, madeBy });
  const mayEdit = can('HEALTH_DATA') && !isOfOthers;
  const mayCertify = useMayCertify()(record);
  const [showsCard, setShowsCard] = useState(false);
  const attendant = useAttendantOf()(record);
  const found = useManicureOf(record.appointmentId);
  const manicure = found ? manicureInWords(found) : '';
  return (
    <Modal
      width={720}
      title={`Ficha Clínica del ${longDate(record.date)}`}
      onClose={acts.onClose}
      actions={
        <>
          <Button
            color="inherit"
            startIcon={<PrintOutlined />}
            onClick={() => window.print()}
            sx={{ marginRight: 'auto' }}
          >
            Imprimir
          </Button>
          {mayEdit && (
            <Button variant="outlined" color="inherit" startIcon={<EditOutlined />} onClick={acts.onEdit}>
              Editar
            </Button>
          )}
          {mayCertify && (
            <Button variant="contained" startIcon={<VerifiedOutlined />} onClick={acts.onCertify}>
              Generar Certificado
            </Button>
          )}
        </>
      }
    >
      <RecordPaper record={record} patient={patient} attendant={attendant} manicure={manicure} />
      <Box sx={{ ...ONE_COLUMN, gap: 2.5 }}>
        <Box sx={{ padding: 1.5, borderRadius: 'var(--r-control)', backgroundColor: 'background.default' }}>
          <Typography sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{patient.name}</Typography>
          <PatientFacts patient={patient} />
          {attendant && (
            <Typography variant="body2" sx={{ marginTop: 0.5, overflowWrap: 'anywhere' }}>
              Atendido por {attendant}
            </Typography>
          )}
          {record.imported && (
            <Typography variant="body2" sx={{ marginTop: 0.5, overflowWrap: 'anywhere' }}>
              <RecordOrigin record={record} />
            </Typography>
          )}
        </Box>
        {TEXT_FIELDS.map((field) => (
          <section key={field}>
            <Typography variant="h3" sx={{ marginBottom: 0.5 }}>
              {FIELD_LABELS[field]}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{record[field]}</Typography>
          </section>
        ))}
        {[['manicure', manicure] as const, ['irritatingProducts', record.irritatingProducts] as const].map(
          ([field, text]) =>
            text && (
              <section key={field}>
                <Typography variant="h3" sx={{ marginBottom: 0.5 }}>
                  {FIELD_LABELS[field]}
                </Typography>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
              </section>
            ),
        )}
        {record.footExam && (
          <section>
            <Typography variant="h3" sx={{ marginBottom: 0.5 }}>
              {FIELD_LABELS.footExam}
            </Typography>
            <FootExamWords exam={record.footExam} />
          </section>
        )}
        {record.dismissedWarnings.length > 0 && (
          <section>
            <Typography variant="h3" sx={{ marginBottom: 0.5 }}>
              Advertencias leídas
            </Typography>
            <DismissedWarnings warnings={record.dismissedWarnings} />
          </section>
        )}
        {/* An imported record does not say which supplies were used. */}
        {(!record.imported || record.usedSupplies.length > 0) && (
          <section>
            <Typography variant="h3" sx={{ marginBottom: 0.5 }}>
              {FIELD_LABELS.usedSupplies}
            </Typography>
            {record.usedSupplies.length === 0 && (
              <Typography color="textSecondary">No se usaron productos.</Typography>
            )}
            <UsedSupplyLines lines={record.usedSupplies} />
          </section>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="caption" color="textSecondary">
            {record.version > 1 ? 'Modificada' : record.imported ? 'Importada' : 'Escrita'}
            {record.writtenBy && ` por ${record.writtenBy}`} el {wallTime(record.writtenAt)}
          </Typography>
          <Button size="small" onClick={() => setShowsCard(true)}>
            Carnet de control
          </Button>
          {record.appointmentId !== null && can('AGENDA', 'READ') && (
            <Button size="small" component={Link} to={`/app/citas?cita=${record.appointmentId}`}>
              Ver su cita
            </Button>
          )}
          {record.version > 1 && (
            <Button size="small" onClick={acts.onCompare}>
              Ver las {record.version} versiones
            </Button>
          )}
        </Box>
      </Box>
      {showsCard && (
        <Suspense fallback={null}>
          <ControlCardDialog
            recordId={record.id}
            patientName={patient.name}
            onClose={() => setShowsCard(false)}
          />
        </Suspense>
      )}
    </Modal>
  );
}
