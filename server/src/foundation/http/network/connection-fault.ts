/** Node's TLS error codes; a peer that does not speak TLS at all causes others. */
const CERTIFICATE_FAULTS = /^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_|INVALID_)/;
const NAME_FAULTS: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'ENODATA']);

export const isCertificateFault = (code: unknown): boolean => CERTIFICATE_FAULTS.test(String(code));
/** Whether a name could not be resolved. */
export const isNameFault = (code: unknown): boolean => NAME_FAULTS.has(String(code));
