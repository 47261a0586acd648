import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { Card } from '../../../ui/Card';
import { TryAgain } from '../../../ui/frame/TryAgain';
import { Pager } from '../../../ui/lists/Pager';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { ONE_COLUMN } from '../../../ui/one-column';
import { CardSkeletons, RowSkeletons } from './ListSkeletons';
import { NoPatients, NothingFound } from './ListMessages';
import type { PatientActs } from './PatientActions';
import { PatientCards } from './PatientCards';
import { PatientOrderSelect } from './PatientOrderSelect';
import { PatientTable } from './PatientTable';
import { PAGE_SIZE, type PatientListState } from './use-patient-list';
import type { ListAddress, PatientsAddress } from '../use-patients-address';

/** Stays after the toast with the error. */
const FAILED = 'La lista no se puede mostrar.';

interface PatientListProps extends PatientActs {
  state: PatientListState;
  list: ListAddress;
  goTo: PatientsAddress['goTo'];
  onNew: () => void;
}

/** A page of patients as a table, or as cards on a phone; if there are none, a message with the reason. */
export function PatientList({ state, list, goTo, onNew, ...acts }: PatientListProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { patients, total, isOutdated, hasFailed } = state;
  const section = useRef<HTMLElement>(null);
  // The last patient of the last page was deleted, or the address is outdated.
  const isBeyond = !isOutdated && patients?.length === 0 && total > 0 && list.page > 1;
  useEffect(() => {
    if (isBeyond) goTo({ page: Math.ceil(total / PAGE_SIZE) }, { replace: true });
  }, [isBeyond, total, goTo]);

  if (hasFailed && !patients) {
    return (
      <Card aria-label="Lista de pacientes">
        <TryAgain sentence={FAILED} onRetry={state.retry} />
      </Card>
    );
  }
  if (patients && total === 0 && !isOutdated) {
    return (
      <Card aria-label="Lista de pacientes">
        {list.search ? (
          <NothingFound search={list.search} onShowAll={() => goTo({ search: '' })} />
        ) : (
          <NoPatients onNew={onNew} />
        )}
      </Card>
    );
  }
  const goToPage = (page: number) => {
    goTo({ page });
    section.current?.scrollIntoView({ block: 'start' });
  };
  const dimmed = { opacity: isOutdated && patients ? 0.55 : 1, transition: 'opacity 120ms 80ms' };
  return (
    <Box
      component="section"
      ref={section}
      aria-label="Lista de pacientes"
      aria-busy={isOutdated}
      sx={{ ...ONE_COLUMN, gap: 2, scrollMarginTop: 76 }}
    >
      {hasFailed && <RetryNotice sentence={FAILED} onRetry={state.retry} />}
      {isPhone ? (
        <>
          <PatientOrderSelect list={list} onOrder={goTo} />
          <Box sx={dimmed}>
            {patients ? <PatientCards patients={patients} {...acts} /> : <CardSkeletons />}
          </Box>
        </>
      ) : (
        <Card as="div" sx={{ padding: { sm: 0 }, overflowX: 'auto', ...dimmed }}>
          <PatientTable patients={patients ?? []} list={list} onOrder={goTo} {...acts}>
            {!patients && <RowSkeletons />}
          </PatientTable>
        </Card>
      )}
      {total > 0 && <Pager page={list.page} pageSize={PAGE_SIZE} total={total} onGo={goToPage} />}
    </Box>
  );
}
