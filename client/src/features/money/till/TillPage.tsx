import ShoppingBagOutlined from '~icons/outline-shopping-bag';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMoneyChanges } from '../../../apollo/use-money-changes';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { PageHead } from '../../../ui/frame/PageHead';
import { LazyMoneyDialogs, prepareMoneyDialogs } from '../LazyMoneyDialogs';
import type { MoneyDialog } from '../MoneyDialogs';
import { Debtors } from './Debtors';
import { TillDay } from './TillDay';
import { useTillAddress } from './use-till-address';

const VIEWS = { day: 'Caja del día', debtors: 'Saldos pendientes' } as const;

/** The till of a day, and the patients who owe. */
export function TillPage() {
  const { date: today } = useClinicNow();
  const can = useRights();
  const { view, day, goTo } = useTillAddress(today);
  const [dialog, setDialog] = useState<MoneyDialog>();
  useMoneyChanges();
  return (
    <>
      <PageHead
        title="Caja"
        actions={
          can('CAJA') && (
            <Button
              variant="contained"
              startIcon={<ShoppingBagOutlined />}
              onPointerEnter={prepareMoneyDialogs}
              onFocus={prepareMoneyDialogs}
              onClick={() => setDialog({ kind: 'sell' })}
              sx={{ '@media (pointer: coarse)': { minHeight: 44 } }}
            >
              Vender
            </Button>
          )
        }
      />
      <Box sx={{ display: 'flex', marginTop: 2 }}>
        <SegmentedButtons
          label="Vista"
          options={VIEWS}
          chosen={view}
          onChoose={(chosen) => goTo({ view: chosen })}
        />
      </Box>
      {view === 'day' ? (
        <TillDay key={day} day={day} today={today} onGo={(to) => goTo({ day: to })} onOpen={setDialog} />
      ) : (
        <Debtors onOpen={setDialog} />
      )}
      <LazyMoneyDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}
