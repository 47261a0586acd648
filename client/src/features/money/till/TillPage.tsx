import ShoppingBagOutlined from '~icons/outline-shopping-bag';
import CalendarMonthOutlined from '~icons/outline-calendar-month';
import BarChartRounded from '~icons/round-bar-chart';
import GroupOutlined from '~icons/outline-group';
import ReceiptLongOutlined from '~icons/outline-receipt-long';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMoneyChanges } from '../../../apollo/use-money-changes';
import { SUMMARY_PATH } from '../../../clinic/summary-path';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { PageHead } from '../../../ui/frame/PageHead';
import { LazyMoneyDialogs, prepareMoneyDialogs } from '../LazyMoneyDialogs';
import type { MoneyDialog } from '../MoneyDialogs';
import { OpenGifts } from '../packs/OpenGifts';
import { useSharesPacksQuery } from '../packs/packs.generated';
import { UnpaidDeposits } from '../deposits/UnpaidDeposits';
import { Debtors } from './Debtors';
import { TillDay } from './TillDay';
import { type TillView, useTillAddress } from './use-till-address';

const VIEWS = { day: 'Caja del día', debtors: 'Saldos pendientes', deposits: 'Abonos pendientes' } as const;
const WITH_GIFTS = { ...VIEWS, gifts: 'Packs de regalo' } as const;

/** The till of a day, the patients who owe, the deposits that have not arrived, and gifts if the clinic sells some. */
export function TillPage() {
  const { date: today } = useClinicNow();
  const can = useRights();
  const { view, day, goTo } = useTillAddress(today);
  const [dialog, setDialog] = useState<MoneyDialog>();
  const { data: sharing } = useSharesPacksQuery({ fetchPolicy: 'cache-and-network' });
  const views = { label: 'Vista', onChoose: (chosen: TillView) => goTo({ view: chosen }) };
  useMoneyChanges();
  return (
    <>
      <PageHead
        title="Caja"
        actions={
          can('CAJA') && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<ReceiptLongOutlined />}
                onPointerEnter={prepareMoneyDialogs}
                onFocus={prepareMoneyDialogs}
                onClick={() => setDialog({ kind: 'spend', day })}
              >
                Anotar gasto
              </Button>
              <Button
                variant="contained"
                startIcon={<ShoppingBagOutlined />}
                onPointerEnter={prepareMoneyDialogs}
                onFocus={prepareMoneyDialogs}
                onClick={() => setDialog({ kind: 'sell' })}
              >
                Vender
              </Button>
            </Box>
          )
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, marginTop: 2 }}>
        {view === 'gifts' || sharing?.redeemsGifts ? (
          <SegmentedButtons {...views} options={WITH_GIFTS} columns={4} chosen={view} />
        ) : (
          <SegmentedButtons {...views} options={VIEWS} columns={3} chosen={view} />
        )}
        {can('CAJA_CORRECTIONS', 'READ') && (
          <Box sx={LINKS}>
            <Button color="inherit" component={Link} to="/app/caja/mes" startIcon={<CalendarMonthOutlined />}>
              Mes del contador
            </Button>
            <Button
              color="inherit"
              component={Link}
              to="/app/caja/liquidaciones"
              startIcon={<GroupOutlined />}
            >
              Liquidaciones
            </Button>
            <Button color="inherit" component={Link} to={SUMMARY_PATH} startIcon={<BarChartRounded />}>
              Resumen
            </Button>
          </Box>
        )}
      </Box>
      {view === 'day' && (
        <TillDay key={day} day={day} today={today} onGo={(to) => goTo({ day: to })} onOpen={setDialog} />
      )}
      {view === 'debtors' && <Debtors onOpen={setDialog} />}
      {view === 'deposits' && <UnpaidDeposits onOpen={setDialog} />}
      {view === 'gifts' && <OpenGifts onOpen={setDialog} />}
      <LazyMoneyDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}

/** On a phone without icons, so that all of them fit on one line. */
const LINKS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { sm: 1 },
  marginInline: { xs: -0.75, sm: 0 },
  '& > .MuiButton-root': { paddingInline: { xs: 0.75, sm: 1.75 }, fontSize: { xs: '0.875rem' } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;
