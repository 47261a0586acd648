import {
  LETTER_FILES,
  letterFilesFault,
  type LetterPhoto,
} from '#domain/records/certificates/certificate.js';
import { LETTER_FILES_FAULTS } from '#domain/records/certificates/certificate.es.js';
import { signerOf } from '#domain/clinic/professionals/attendance.js';
import PrintOutlined from '~icons/outline-print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { failureOf } from '../../../apollo/apollo-failure';
import { useClinicNow } from '../../../clinic/clinic-now';
import { RestoredNotice } from '../../../drafts/RestoredNotice';
import { useKeptForm } from '../../../drafts/use-kept-form';
import { Loading } from '../../../ui/frame/Loading';
import { Notice } from '../../../ui/notices/Notice';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Modal } from '../../../ui/dialogs/Modal';
import { ONE_COLUMN } from '../../../ui/one-column';
import {
  type CertificateValues,
  type CertifiedPatient,
  type PrintedCertificate,
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
import { downloadCertificate } from './download-certificate';
import { useCertificateSettingsQuery, useIssueCertificateMutation } from '../clinical-records.generated';
import type { ClinicalRecord } from '../record-values';

interface CertificateDialogProps {
  record: ClinicalRecord;
  patient: CertifiedPatient;
  /** Opens the record to add what the certificate needs. */
  onEdit: () => void;
  onClose: () => void;
}

const LetterFiles = lazy(() => import('./LetterFiles').then((module) => ({ default: module.LetterFiles })));

/** The choices for one kind of letter. */
interface Chosen {
  readonly kind: CertificateValues['kind'];
  readonly photos: readonly LetterPhoto[];
}

/** A page is as high as the dialog, and stays while the form scrolls. */
const BESIDE = {
  minWidth: 0,
  alignSelf: 'start',
  position: { md: 'sticky' },
  top: 0,
  '& .certificate-preview': {
    marginInline: 'auto',
    // The dialog without its head, foot and margins; a page is 52 letters wide and 68 high.
    maxWidth: { md: 'max(420px, calc((100dvh - 246px) * 52 / 68))' },
  },
} as const;
const NO_PHOTOS: readonly LetterPhoto[] = [];
const NOT_ISSUED = 'No se pudo guardar el certificado. Inténtelo de nuevo.';

/** The certificate's form with a preview. Printing or downloading it first stores it. */
export function CertificateDialog({ record, patient, onEdit, onClose }: CertificateDialogProps) {
  const { date: today } = useClinicNow();
  const { data, error, refetch } = useCertificateSettingsQuery({ fetchPolicy: 'network-only' });
  const [issue, { loading: isIssuing }] = useIssueCertificateMutation();
  const [failure, setFailure] = useState<string>();
  const [issued, setIssued] = useState<PrintedCertificate>();
  const [initial] = useState(() => prefilled(record, today));
  const form = useForm<CertificateValues>({ defaultValues: initial, mode: 'onChange' });
  const values = useWatch({ control: form.control }) as CertificateValues;
  const [chosen, setChosen] = useState<Chosen>({ kind: values.kind, photos: [] });
  // Another kind carries other files.
  const photos = chosen.kind === values.kind ? chosen.photos : NO_PHOTOS;
  const [filesFault, setFilesFault] = useState<string>();
  const clinic = data?.clinicSettings;
  const signer = data && signerOf(data.professionals, record.professionalId);
  const gaps = data ? gapsOf(data, signer) : [];
  const canPrint = signer !== undefined && gaps.length === 0 && !patient.provisionalRut;
  /** If required data are missing there is no preview. */
  const hasPreview = canPrint || clinic === undefined;
  const written =
    canPrint && clinic
      ? wordingOf(values, {
          attendedOn: record.date,
          patient,
          signer,
          clinic,
          photos,
          footExam: record.footExam,
        })
      : undefined;
  const wording = issued ?? written;
  const known = useKnownOfFeet(patient.id, values.kind);
  const { isRestored, forget } = useKeptForm<CertificateValues, undefined>(
    form,
    {
      form: `certificate.${record.id}`,
      title: `Certificado de ${patient.name}`,
      opens: record.id,
      hasHealthData: true,
      filled: known && { parts: completed(initial.parts, known) },
    },
    undefined,
    ({ written = {} }) => {
      for (const [field, value] of Object.entries(written))
        form.setValue(field as keyof CertificateValues, value as never, { shouldDirty: true });
    },
  );
  useEffect(() => {
    if (known) form.setValue('parts', completed(form.getValues('parts'), known));
  }, [form, known]);
  const { paper, scale, fits, images, areLoaded, hasFailed, retry } = useCertificatePaper(wording);

  const close = () => {
    forget();
    onClose();
  };
  /** Stores what was written, then prints or downloads the stored version. */
  const finish = async (show: (stored: PrintedCertificate) => Promise<void> | void) => {
    setFailure(undefined);
    const fault = letterFilesFault(values.kind, photos);
    setFilesFault(fault && LETTER_FILES_FAULTS[fault]);
    if (fault) return;
    try {
      const input = inputOf(form.getValues(), record.id, photos);
      const { data: answer } = await issue({ variables: { input } });
      if (!answer) return;
      forget();
      await show(issuedWording(answer.issueCertificate));
    } catch (refusal) {
      const { fields, sentence } = failureOf(refusal);
      setFailure(Object.values(fields)[0]?.[0] ?? sentence ?? NOT_ISSUED);
    }
  };
  const print = form.handleSubmit(() =>
    finish((stored) => {
      flushSync(() => setIssued(stored));
      window.print();
      setIssued(undefined);
    }),
  );
  const download = form.handleSubmit(() =>
    finish(({ check }) => (check ? downloadCertificate(check.number) : undefined)),
  );
  return (
    <Modal
      width={hasPreview ? 1080 : 520}
      title="Generar Certificado"
      subtitle={patient.name}
      onClose={close}
      onSubmit={() => void print()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={close}>
            Cancelar
          </Button>
          <Button
            variant="outlined"
            disabled={!canPrint || !fits || !areLoaded || isIssuing}
            onClick={() => void download()}
          >
            Descargar PDF
          </Button>
          <Button
            type="submit"
            variant="contained"
            startIcon={<PrintOutlined />}
            disabled={!canPrint || !fits || !areLoaded}
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
        <Box sx={{ ...ONE_COLUMN, alignContent: 'start', gap: 2 }}>
          {isRestored && (
            <RestoredNotice
              onStartOver={() => {
                form.reset(initial);
                forget();
              }}
            />
          )}
          {failure && <Notice sentence={failure} />}
          <CertificateGaps
            gaps={gaps}
            hasSigner={!data || signer !== undefined}
            patient={patient}
            onEdit={onEdit}
          />
          <CertificateFields form={form} />
          {LETTER_FILES[values.kind] !== 'NONE' && (
            <Suspense fallback={<Loading />}>
              <LetterFiles
                key={values.kind}
                patientId={patient.id}
                kind={values.kind}
                chosen={photos}
                onChoose={(now) => {
                  setChosen({ kind: values.kind, photos: now });
                  setFilesFault(undefined);
                }}
                fault={filesFault}
              />
            </Suspense>
          )}
          {hasFailed && <RetryNotice sentence="No se pudieron cargar las fotos." onRetry={retry} />}
          {!fits && (
            <Typography variant="body2" role="status" sx={{ color: 'warning.main', fontWeight: 550 }}>
              El texto no cabe en una página. Acórtelo antes de imprimir.
            </Typography>
          )}
          {canPrint && (
            <Typography variant="body2" color="textSecondary">
              Al imprimirlo o descargarlo queda guardado en la historia del paciente.
            </Typography>
          )}
        </Box>
        <Box sx={BESIDE}>
          {error && (
            <RetryNotice
              sentence="No se pudieron cargar los datos de la clínica."
              onRetry={() => void refetch().catch(() => undefined)}
            />
          )}
          {!clinic && !error && <Loading />}
          {wording && <CertificatePaper wording={wording} images={images} scale={scale} paper={paper} />}
        </Box>
      </Box>
    </Modal>
  );
}
