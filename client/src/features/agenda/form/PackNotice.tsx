import type { LocalDate } from '#domain/clinic-time.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { proposedPack } from '#domain/money/pack.js';
import { leftOfPack } from '#domain/money/pack.es.js';
import Typography from '@mui/material/Typography';
import { useRights } from '../../../session/current-staff';
import { usePacksLeftQuery } from './packs-left.generated';

interface PackNoticeProps {
  patientId: number;
  /** Undefined until one is chosen. */
  treatment: string | undefined;
  day: LocalDate;
}

/** Tells which pack the appointment can use. */
export function PackNotice({ patientId, treatment, day }: PackNoticeProps) {
  const can = useRights();
  const { data } = usePacksLeftQuery({
    variables: { patientId },
    fetchPolicy: 'cache-and-network',
    skip: !can('CAJA', 'READ'),
  });
  const pack =
    treatment === undefined ? undefined : proposedPack(data?.patientPacks ?? [], treatment, day, patientId);
  if (!pack) return null;
  return (
    <Typography role="status" variant="body2" sx={{ color: 'success.main', fontWeight: 600 }}>
      Pack {pack.name}: {leftOfPack(pack, patientId)}, vence el {shortDate(pack.expiresOn)}.
    </Typography>
  );
}
