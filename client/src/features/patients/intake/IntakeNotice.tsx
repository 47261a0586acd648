import { pendingIntakesInWords } from '#domain/records/intake/intake.es.js';
import AssignmentOutlined from '~icons/outline-assignment';
import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { reloadPage } from '../../../apollo/page-reload';
import { useRights } from '../../../session/current-staff';
import { Arriving } from '../../../ui/frame/Arriving';
import { usePendingIntakesQuery } from './intake.generated';

const IntakeReview = lazy(() =>
  import('./IntakeReview').then((module) => ({ default: module.IntakeReview })),
);

/**
 * Opens the patient's answers from before the visit; empty if there is nothing to review or the user may not see it.
 */
export function IntakeNotice({ patientId }: { patientId: number }) {
  const can = useRights();
  const client = useApolloClient();
  const [isOpen, setOpen] = useState(false);
  const { data, loading } = usePendingIntakesQuery({
    variables: { patientId },
    skip: !can('HEALTH_DATA'),
    fetchPolicy: 'cache-and-network',
  });
  const count = data?.pendingIntakes ?? 0;
  const isArriving = loading && !data;
  const close = () => {
    setOpen(false);
    // Accepted answers change the patient's alerts, risk and warnings.
    void reloadPage(client);
  };
  return (
    <>
      {isArriving && <Arriving />}
      {count > 0 && (
        <Button
          variant="outlined"
          color="warning"
          startIcon={<AssignmentOutlined />}
          onClick={() => setOpen(true)}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          {pendingIntakesInWords(count)}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <IntakeReview patientId={patientId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
