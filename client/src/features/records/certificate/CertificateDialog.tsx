import type { CertificateWording } from '#domain/records/certificates/certificate.js';
import { signerOf } from '#domain/clinic/professionals/attendance.js';
import PrintOutlined from '~icons/outline-print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { failureOf } from '../../../apollo/apollo-failure';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Loading } from '../../../ui/frame/Loading';
import { Notice } from '../../../ui/notices/Notice';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Modal } from '../../../ui/dialogs/Modal';
import {
  type CertificateValues,
  type CertifiedPatient,
  completed,
  gapsOf,
  issuedWording,
  inputOf,
  prefilled,
  wordingOf,
} from './certificate';
import { CertificateFields } from './CertificateFields';
import { useKnownOfFeet } from './use-known-of-feet';
import { CertificateGaps } from './CertificateGaps';
import { CertificatePaper, useCertificatePaper } from './CertificatePaper';
import { useCertificateSettingsQuery, useIssueCertificateMutation } from '../clinical-records.generated';
import type { ClinicalRecord } from '../record-values';

interface CertificateDialogProps {
  record: ClinicalRecord;
  patient: CertifiedPatient;
  /** Opens the record to add what the certificate needs. */
  onEdit: () => void;
  onClose: () => void;
}

const NOT_ISSUED = 'No se pudo guardar el certificado. Inténtelo de nuevo.';

/** The certificate's form with a preview. Printing first stores it, then prints the stored version. */
export function CertificateDialog({ record, patient, onEdit, onClose }: CertificateDialogProps) {
  const { date: today } = useClinicNow();
  const { data, error, refetch } = useCertificateSettingsQuery({ fetchPolicy: 'network-only' });
  const [issue, { loading: isIssuing }] = useIssueCertificateMutation();
  const [failure, setFailure] = useState<string>();
  const [issued, setIssued] = useState<CertificateWording>();
  const [initial] = useState(() => prefilled(record, today));
  const form = useForm<CertificateValues>({ defaultValues: initial, mode: 'onChange' });
  const values = useWatch({ control: form.control }) as CertificateValues;
  const clinic = data?.clinicSettings;
  const signer = data && signerOf(data.professionals, record.professionalId);
  const gaps = data ? gapsOf(data, signer) : [];
  const canPrint = signer !== undefined && gaps.length === 0 && !patient.provisionalRut;
  /** If required data are missing there is no preview. */
  const hasPreview = canPrint || clinic === undefined;
  const written =
    canPrint && clinic ? wordingOf(values, { attendedOn: record.date, patient, signer, clinic }) : undefined;
  const wording = issued ?? written;
  const known = useKnownOfFeet(patient.id, values.kind);
  useEffect(() => {
    if (known) form.setValue('parts', completed(form.getValues('parts'), known));
  }, [form, known]);
  const { paper, scale, fits } = useCertificatePaper(wording);

  const print = async () => {
    setFailure(undefined);
    try {
      const { data: answer } = await issue({ variables: { input: inputOf(form.getValues(), record.id) } });
      flushSync(() => setIssued(answer ? issuedWording(answer.issueCertificate) : undefined));
      window.print();
      setIssued(undefined);
    } catch (refusal) {
      const { fields, sentence } = failureOf(refusal);
      setFailure(Object.values(fields)[0]?.[0] ?? sentence ?? NOT_ISSUED);
    }
  };
  return (
    <Modal
      width={hasPreview ? 1080 : 520}
      title="Generar Certificado"
      subtitle={patient.name}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(print)()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            variant="contained"
            startIcon={<PrintOutlined />}
            disabled={!canPrint || !fits}
            loading={isIssuing}
          >
            Imprimir Certificado
          </Button>
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            ...(hasPreview && { md: '400px minmax(0, 1fr)' }),
          },
          gap: 3,
        }}
      >
        <Box sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
          {failure && <Notice sentence={failure} />}
          <CertificateGaps
            gaps={gaps}
            hasSigner={!data || signer !== undefined}
            patient={patient}
            onEdit={onEdit}
          />
          <CertificateFields form={form} />
          {!fits && (
            <Typography variant="body2" role="status" sx={{ color: 'warning.main', fontWeight: 550 }}>
              El texto no cabe en una página. Acórtelo antes de imprimir.
            </Typography>
          )}
          {canPrint && (
            <Typography variant="body2" color="textSecondary">
              Al imprimirlo queda guardado en la historia del paciente.
            </Typography>
          )}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {error && (
            <RetryNotice
              sentence="No se pudieron cargar los datos de la clínica."
              onRetry={() => void refetch().catch(() => undefined)}
            />
          )}
          {!clinic && !error && <Loading />}
          {wording && <CertificatePaper wording={wording} scale={scale} paper={paper} />}
        </Box>
      </Box>
    </Modal>
  );
}
