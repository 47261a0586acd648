import { CERTIFICATE_NOT_FOUND } from '#domain/records/certificates/certificate.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { longDate } from '#domain/clinic-time.es.js';
import PrintOutlined from '~icons/outline-print';
import VerifiedOutlined from '~icons/outline-verified';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReasonModal } from '../../../editing/ReasonModal';
import { useWallTime } from '../../../clinic/wall-time';
import { useRights } from '../../../session/current-staff';
import { Modal } from '../../../ui/dialogs/Modal';
import { Message } from '../../../ui/frame/Message';
import { Notice } from '../../../ui/notices/Notice';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { useIssuedCertificateQuery, useWithdrawCertificateMutation } from '../clinical-records.generated';
import { useIsOfOthers } from '../use-is-of-others';
import { issuedWording } from './certificate';
import { CertificatePaper, useCertificatePaper } from './CertificatePaper';
import { downloadCertificate, downloadOrder } from './download-certificate';

/** An issued certificate, which can be reprinted unchanged. */
export function IssuedCertificateDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const wallTime = useWallTime();
  const can = useRights();
  const { data, error, refetch } = useIssuedCertificateQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [withdraw, { loading: isSending }] = useWithdrawCertificateMutation();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const certificate = data?.certificate;
  const isOfOthers = useIsOfOthers();
  const mayWithdraw =
    can('HEALTH_DATA') &&
    certificate &&
    !isOfOthers({ professionalId: certificate.professionalId, madeBy: certificate.issuedBy });
  const wording = certificate ? issuedWording(certificate) : undefined;
  const { paper, scale, images, areLoaded, hasFailed, retry } = useCertificatePaper(wording);
  return (
    <Modal
      width={760}
      title={certificate ? `Certificado del ${longDate(certificate.issueDate)}` : 'Certificado'}
      subtitle={certificate?.patient.name}
      onClose={onClose}
      actions={
        certificate && (
          <>
            <Button
              variant="outlined"
              color="inherit"
              component={Link}
              to={`/app/fichas-clinicas?paciente=${certificate.patientId}&ficha=${certificate.recordId}`}
            >
              Ver la ficha
            </Button>
            {wording?.photos.map(
              ({ photoId, kind, address }) =>
                kind === 'DOCUMENT' &&
                address !== null && (
                  <Button
                    key={photoId}
                    variant="outlined"
                    color="inherit"
                    onClick={() => void downloadOrder(address)}
                  >
                    Descargar la orden
                  </Button>
                ),
            )}
            <Button variant="outlined" color="inherit" onClick={() => void downloadCertificate(id)}>
              Descargar PDF
            </Button>
            {!certificate.withdrawnAt && (
              <>
                {mayWithdraw && !certificate.answeredOn && (
                  <Button variant="outlined" color="error" onClick={() => setIsWithdrawing(true)}>
                    Anular
                  </Button>
                )}
                <Button
                  variant="contained"
                  startIcon={<PrintOutlined />}
                  disabled={!areLoaded}
                  onClick={() => window.print()}
                >
                  Imprimir Certificado
                </Button>
              </>
            )}
          </>
        )
      }
    >
      <LoadingOrRetry
        data={data}
        error={error}
        sentence="No se pudo cargar el certificado."
        refetch={refetch}
      />
      {certificate === null && <Message live icon={<VerifiedOutlined />} sentence={CERTIFICATE_NOT_FOUND} />}
      {certificate && wording && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1.5 }}>
            Extendido por {certificate.issuedBy} el {wallTime(certificate.issuedAt)}
            {certificate.answeredOn && ` · Respondida el ${longDate(certificate.answeredOn)}`}
            {certificate.answer && `: ${certificate.answer}`}
          </Typography>
          {certificate.withdrawnAt && (
            <Box sx={{ marginBottom: 1.5 }}>
              <Notice
                sentence={`Anulado por ${certificate.withdrawnBy ?? ''} el ${wallTime(certificate.withdrawnAt)}: ${certificate.withdrawnReason ?? ''}`}
              />
            </Box>
          )}
          {hasFailed && <RetryNotice sentence="No se pudieron cargar las fotos." onRetry={retry} />}
          <CertificatePaper wording={wording} images={images} scale={scale} paper={paper} />
        </>
      )}
      {isWithdrawing && (
        <ReasonModal
          title="Anular certificado"
          explanation="Deja de verificarse con su código y no se puede volver a imprimir; su PDF dice que está anulado. Se guarda con el motivo y quién lo anuló."
          submit="Anular"
          color="error"
          maxLength={TEXT_LIMITS.short}
          field="reason"
          sentences={{ done: 'Certificado anulado', failed: 'No se pudo anular. Inténtelo de nuevo.' }}
          isBusy={isSending}
          send={(reason) => withdraw({ variables: { id, reason } })}
          onClose={() => setIsWithdrawing(false)}
          onDone={() => setIsWithdrawing(false)}
        />
      )}
    </Modal>
  );
}
