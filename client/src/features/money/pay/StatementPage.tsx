import { isOver } from '#domain/money/pay.js';
import { monthInWords, PAY_MESSAGES } from '#domain/money/pay.es.js';
import { formatClp } from '#domain/stock/clp.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { useMoneyChanges } from '../../../apollo/use-money-changes';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useRepeatKey } from '../../../apollo/use-repeat-key';
import { failureOf } from '../../../apollo/apollo-failure';
import { useClinicNow } from '../../../clinic/clinic-now';
import { useRights } from '../../../session/current-staff';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { PageHead } from '../../../ui/frame/PageHead';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { toasts } from '../../../ui/notices/toasts';
import { useIsPrinting } from '../../../ui/paper/use-is-printing';
import { Placeholder } from '../../../ui/Placeholder';
import { MonthSteps } from '../month/MonthSteps';
import { monthQuery, useMonthAddress } from '../month/use-month-address';
import { FileButtons } from './FileButtons';
import { type StatementFragment, usePayStatementQuery, useSettlePayMutation } from './pay.generated';
import { PayPaper } from './PayPaper';
import { RegimesCard } from './RegimesCard';
import { StatementCard } from './StatementCard';

/** A professional's pay of a month, and how they are paid. */
export function StatementPage() {
  const professionalId = Number(useParams()['id']);
  const { date: today } = useClinicNow();
  const can = useRights();
  const { month, current, goTo } = useMonthAddress(today);
  const query = usePayStatementQuery({
    variables: { professionalId, month },
    fetchPolicy: 'cache-and-network',
  });
  const statement = query.data?.payStatement;
  const hasFailed = usePersistentFailure(query);
  const isPrinting = useIsPrinting();
  useMoneyChanges();
  const isOpen = statement !== undefined && statement.settledAt === null && statement.kind !== null;
  return (
    <>
      <PageHead
        title={statement ? `Liquidación de ${statement.professionalName}` : 'Liquidación'}
        isStacked
        actions={
          <FileButtons
            address={`/api/caja/liquidaciones/${month.slice(0, 7)}/${professionalId}/exportar`}
            isPrintable
            isLoaded={statement !== undefined}
          >
            {isOpen && can('CAJA_CORRECTIONS') && isOver(month, today) && (
              <SettleButton statement={statement} />
            )}
          </FileButtons>
        }
      />
      <MonthSteps month={month} current={current} onGo={goTo}>
        <Button color="inherit" component={Link} to={`/app/caja/liquidaciones${monthQuery(month, current)}`}>
          Todas
        </Button>
      </MonthSteps>
      {isOpen && !isOver(month, today) && (
        <Typography color="textSecondary" sx={{ marginTop: 1 }}>
          {PAY_MESSAGES.notOver}
        </Typography>
      )}
      {hasFailed && (
        <Box sx={{ marginTop: 2 }}>
          <RetryNotice
            sentence="No se pudo cargar la liquidación."
            onRetry={() => void query.refetch().catch(() => undefined)}
          />
        </Box>
      )}
      {!statement && !hasFailed && (
        <Box role="status" aria-label="Cargando la liquidación" sx={{ marginTop: 2 }}>
          <Placeholder sx={{ height: 320 }} />
        </Box>
      )}
      {statement && (
        <Box sx={COLUMNS}>
          <StatementCard statement={statement} />
          <RegimesCard professionalId={professionalId} professionalName={statement.professionalName} />
        </Box>
      )}
      {statement && isPrinting && <PayPaper statement={statement} />}
    </>
  );
}

function SettleButton({ statement }: { statement: StatementFragment }) {
  const confirm = useConfirm();
  const key = useRepeatKey();
  const [settle, { loading }] = useSettlePayMutation();
  const { professionalId, professionalName, month, net } = statement;
  const onClick = async () => {
    const isSure = await confirm({
      title: `¿Liquidar ${monthInWords(month)}?`,
      question: `${professionalName}: ${formatClp(net)} neto. Después no cambia: lo que se anule o se pague más tarde aparece en el mes siguiente.`,
      accept: 'Liquidar',
    });
    if (!isSure) return;
    const variables = { professionalId, month };
    try {
      await settle({ variables, context: key.contextOf(variables), refetchQueries: 'active' });
      toasts.success('Mes liquidado');
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo liquidar. Inténtelo de nuevo.');
    }
  };
  return (
    <Button variant="contained" loading={loading} onClick={() => void onClick()}>
      Liquidar
    </Button>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 2,
  marginTop: 2,
} as const;
