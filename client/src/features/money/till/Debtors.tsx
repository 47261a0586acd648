import { daysBetween } from '#domain/clinic-time.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { chatLink } from '#domain/messages/message-link.js';
import { MOST_REMINDED_AT_ONCE, netOwed } from '#domain/money/account.js';
import { parsePhone, telLink } from '#domain/patients/phone.js';
import { tidyPhone } from '#domain/patients/phone-format.js';
import { formatClp } from '#domain/stock/clp.js';
import WhatsApp from '~icons/baseline-whatsapp';
import CallOutlined from '~icons/outline-call';
import SavingsOutlined from '~icons/outline-savings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLongList } from '../../../apollo/use-long-list';
import { useClinicNow } from '../../../clinic/clinic-now';
import { PatientLink } from '../../../clinic/PatientLink';
import { useRights } from '../../../session/current-staff';
import { Card } from '../../../ui/Card';
import { Message } from '../../../ui/frame/Message';
import { LineStart } from '../../../ui/lists/LineStart';
import { LINE_BUTTON } from '../../../ui/lists/line-button';
import { ListLine } from '../../../ui/lists/ListLine';
import { unbroken } from '../../../ui/text/unbroken';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { Placeholder } from '../../../ui/Placeholder';
import { RemindButton, useReminderInWords } from '../account/RemindButton';
import { type ListedReminderFragment, useBalanceRemindersQuery } from '../account/balance.generated';
import { DebtorsDocument, type DebtorsQuery } from '../money.generated';
import type { MoneyDialog } from '../MoneyDialogs';

const PAGE_SIZE = 25;

/** Patients with debts, the oldest debt first. */
export function Debtors({ onOpen }: { onOpen: (dialog: MoneyDialog) => void }) {
  const { page, hasFailed, isLoading, isLoadingMore, more, retry } = useLongList(
    DebtorsDocument,
    {},
    PAGE_SIZE,
    ({ debtors }: DebtorsQuery) => debtors,
  );
  const owing = page?.nodes.slice(0, MOST_REMINDED_AT_ONCE).map(({ patientId }) => patientId) ?? [];
  const {
    data: current,
    previousData,
    refetch: reloadReminders,
  } = useBalanceRemindersQuery({
    variables: { patientIds: owing },
    fetchPolicy: 'cache-and-network',
    skip: owing.length === 0,
  });
  // While more debtors are loaded, the reminders of those already listed stay.
  const reminded = current ?? previousData;
  return (
    <Card aria-label="Saldos pendientes" sx={{ marginTop: 2 }}>
      {hasFailed && <RetryNotice sentence="No se pudieron cargar los saldos." onRetry={retry} />}
      {isLoading && !page && (
        <Box role="status" aria-label="Cargando saldos" sx={{ display: 'grid', gap: 1.5 }}>
          {['a', 'b', 'c'].map((key) => (
            <Placeholder key={key} sx={{ height: { xs: 118, sm: 58 } }} />
          ))}
        </Box>
      )}
      {page?.nodes.length === 0 && <Message icon={<SavingsOutlined />} sentence="Nadie debe nada." />}
      {page && page.nodes.length > 0 && (
        <Box
          component="ul"
          aria-label="Pacientes que deben"
          sx={{ margin: 0, padding: 0, listStyle: 'none' }}
        >
          {page.nodes.map((debtor) => (
            <Line
              key={debtor.patientId}
              debtor={debtor}
              reminder={reminded?.balanceReminders.find(({ patientId }) => patientId === debtor.patientId)}
              onReminded={() => void reloadReminders().catch(() => undefined)}
              onOpen={onOpen}
            />
          ))}
        </Box>
      )}
      {page?.hasNextPage && <MoreButton isLoading={isLoadingMore} onMore={more} />}
    </Card>
  );
}

interface LineProps {
  debtor: DebtorsQuery['debtors']['nodes'][number];
  /** Undefined until loaded. */
  reminder: ListedReminderFragment | undefined;
  onReminded: () => void;
  onOpen: (dialog: MoneyDialog) => void;
}

function Line({ debtor, reminder, onReminded, onOpen }: LineProps) {
  const { patientId, patientName, patientPhone, owed, owedSince, credit } = debtor;
  const { date: today } = useClinicNow();
  const can = useRights();
  const number = parsePhone(patientPhone);
  const remindedInWords = useReminderInWords();
  const canCollect = can('CAJA');
  const canRemind = canCollect && netOwed(debtor) > 0;
  // Where the reminder opens WhatsApp, there is one button for it.
  const hasChat = reminder?.refusal !== 'OPPOSED' && !(canRemind && reminder?.driver === 'LINK');
  const whatsapp = hasChat ? chatLink(patientPhone) : undefined;
  const patient = { id: patientId, name: patientName };
  return (
    <ListLine sx={{ gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' }, alignItems: 'center' }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <PatientLink patient={patient} /> · {formatClp(owed)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <LineStart>
            {[
              owedSince && ageInWords(daysBetween(owedSince, today), owedSince),
              credit > 0 && `saldo a favor ${formatClp(credit)}`,
              patientPhone && unbroken(tidyPhone(patientPhone)),
              remindedInWords(reminder),
            ]
              .filter(Boolean)
              .join(' · ')}
          </LineStart>
        </Typography>
      </Box>
      <Box role="group" aria-label={`Acciones para ${patientName}`} sx={{ display: 'flex', gap: 1 }}>
        {number && (
          <Button
            variant="outlined"
            color="inherit"
            href={telLink(number)}
            startIcon={<CallOutlined />}
            aria-label={`Llamar a ${patientName}`}
            sx={LINE_BUTTON}
          >
            Llamar
          </Button>
        )}
        {whatsapp && (
          <Button
            variant="outlined"
            color="inherit"
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<WhatsApp />}
            aria-label={`Escribir por WhatsApp a ${patientName} (se abre en otra pestaña)`}
            sx={LINE_BUTTON}
          >
            WhatsApp
          </Button>
        )}
        {canRemind && (
          <RemindButton patient={patient} reminder={reminder} onDone={onReminded} sx={LINE_BUTTON} />
        )}
        {canCollect && (
          <Button
            variant="outlined"
            onClick={() => onOpen({ kind: 'pay', patient })}
            aria-label={`Cobrar a ${patientName}`}
            sx={LINE_BUTTON}
          >
            Cobrar
          </Button>
        )}
      </Box>
    </ListLine>
  );
}

/** 'hace 34 días (desde 25/10/2026)'. */
const ageInWords = (days: number, since: string): string =>
  days === 0 ? 'desde hoy' : `hace ${days === 1 ? '1 día' : `${days} días`} (desde ${shortDate(since)})`;
