import { PAY_MESSAGES } from '#domain/money/pay.es.js';
import PersonOutlined from '~icons/outline-person';
import Box from '@mui/material/Box';
import { usePersistentFailure } from '../../../apollo/use-persistent-failure';
import { useClinicNow } from '../../../clinic/clinic-now';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { useIsPrinting } from '../../../ui/paper/use-is-printing';
import { Placeholder } from '../../../ui/Placeholder';
import { MonthSteps } from '../month/MonthSteps';
import { useMonthAddress } from '../month/use-month-address';
import { FileButtons } from './FileButtons';
import { useOwnPayStatementQuery } from './pay.generated';
import { PayPaper } from './PayPaper';
import { StatementCard } from './StatementCard';

/** The pay of the professional who is the user. */
export function OwnPayPage() {
  const { date: today } = useClinicNow();
  const { month, current, goTo } = useMonthAddress(today);
  const query = useOwnPayStatementQuery({ variables: { month }, fetchPolicy: 'cache-and-network' });
  const statement = query.data?.ownPayStatement;
  const hasFailed = usePersistentFailure(query);
  const isPrinting = useIsPrinting();
  return (
    <>
      <PageHead
        title="Mi liquidación"
        actions={
          statement && (
            <FileButtons address={`/api/mi-liquidacion/${month.slice(0, 7)}/exportar`} isPrintable />
          )
        }
      />
      <MonthSteps month={month} current={current} onGo={goTo} />
      <Box sx={{ marginTop: 2 }}>
        {hasFailed && (
          <RetryNotice
            sentence="No se pudo cargar la liquidación."
            onRetry={() => void query.refetch().catch(() => undefined)}
          />
        )}
        {statement === undefined && !hasFailed && (
          <Box role="status" aria-label="Cargando la liquidación">
            <Placeholder sx={{ height: 320 }} />
          </Box>
        )}
        {statement === null && (
          <Card>
            <Message icon={<PersonOutlined />} sentence={PAY_MESSAGES.notProfessional} />
          </Card>
        )}
        {statement && <StatementCard statement={statement} />}
      </Box>
      {statement && isPrinting && <PayPaper statement={statement} />}
    </>
  );
}
