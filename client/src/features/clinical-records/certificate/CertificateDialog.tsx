import { signerOf } from '#domain/professionals/attendance.js';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Loading } from '../../../ui/frame/Loading';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Modal } from '../../../ui/dialogs/Modal';
import { Certificate } from './Certificate';
import { type CertificateValues, type CertifiedPatient, gapsOf, prefilled } from './certificate';
import { CertificateFields } from './CertificateFields';
import { CertificateGaps } from './CertificateGaps';
import { useCertificateSettingsQuery } from '../clinical-records.generated';
import type { ClinicalRecord } from '../record-values';
import { usePageFit } from './use-page-fit';

interface CertificateDialogProps {
  record: ClinicalRecord;
  patient: CertifiedPatient;
  /** To say in the record what the certificate needs. */
  onEdit: () => void;
  onClose: () => void;
}

/** The certificate's form with a preview, and the browser's print dialog. Nothing is saved. */
export function CertificateDialog({ record, patient, onEdit, onClose }: CertificateDialogProps) {
  const { date: today } = useClinicNow();
  const { data, error, refetch } = useCertificateSettingsQuery({ fetchPolicy: 'network-only' });
  const [initial] = useState(() => prefilled(record, today));
  const form = useForm<CertificateValues>({ defaultValues: initial, mode: 'onChange' });
  const values = useWatch({ control: form.control }) as CertificateValues;
  const settings = data?.clinicSettings;
  const signer = data && signerOf(data.professionals, record.professionalId);
  const gaps = data ? gapsOf(data, signer) : [];
  const canPrint = signer !== undefined && gaps.length === 0 && !patient.provisionalRut;
  /** If required data are missing there is no preview. */
  const hasPreview = canPrint || settings === undefined;
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const { scale, fits } = usePageFit(paper, { values, settings, signer });
  const sheet = settings && signer && (
    <Certificate
      values={values}
      attendedOn={record.date}
      patient={patient}
      settings={settings}
      signer={signer}
      scale={scale}
    />
  );
  return (
    <Modal
      width={hasPreview ? 1080 : 520}
      title="Generar Certificado"
      subtitle={patient.name}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(() => window.print())()}
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
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {error && (
            <RetryNotice
              sentence="No se pudieron cargar los datos de la clínica."
              onRetry={() => void refetch().catch(() => undefined)}
            />
          )}
          {!settings && !error && <Loading />}
          {canPrint && (
            <Box className="certificate-preview" aria-label="Vista previa" role="img">
              {sheet}
            </Box>
          )}
        </Box>
      </Box>
      {canPrint &&
        createPortal(
          <div className="certificate-print" ref={setPaper} aria-hidden>
            {sheet}
          </div>,
          document.body,
        )}
    </Modal>
  );
}
