import { SECURITY_EVENT_LABELS } from '#domain/access/security-event.es.js';
import type { SecurityEventKind } from '#domain/access/security-event.js';
import ShieldOutlined from '~icons/outline-shield';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLongList } from '../../../apollo/use-long-list';
import { ExportButton } from '../../../exporting/ExportButton';
import { Card } from '../../../ui/Card';
import { SelectField } from '../../../ui/fields/SelectField';
import { Loading } from '../../../ui/frame/Loading';
import { Message } from '../../../ui/frame/Message';
import { PageHead } from '../../../ui/frame/PageHead';
import { MoreButton } from '../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { SecurityEventsDocument, useSecurityLogUsersQuery } from './security-log.generated';
import { DaysOfEvents } from './DaysOfEvents';

/** Events shown first; 'Cargar más' doubles the number. */
const SIZE = 30;
interface Filter {
  readonly staffUserId: number | null;
  readonly kind: SecurityEventKind | null;
}

/** Logins, failed logins, and changes to accounts, with their users. */
export function SecurityLogPage() {
  const [filter, setFilter] = useState<Filter>({ staffUserId: null, kind: null });
  return (
    <>
      <PageHead
        title="Seguridad"
        introduction="Ingresos, intentos y cambios de las cuentas, de los últimos 12 meses."
        actions={
          <ExportButton
            path="/api/seguridad/exportar"
            what="el registro de seguridad"
            filter={{ usuario: filter.staffUserId, tipo: filter.kind }}
          />
        }
      />
      <Card aria-label="Registro de seguridad" sx={{ display: 'grid', gap: 2, marginTop: 2.5 }}>
        <Filters filter={filter} onChange={setFilter} />
        <Events filter={filter} />
      </Card>
    </>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const { data } = useSecurityLogUsersQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 1.5 }}>
      <SelectField
        label="Usuario"
        value={filter.staffUserId ?? ''}
        onChange={({ target }) => onChange({ ...filter, staffUserId: Number(target.value) || null })}
      >
        <option value="">Todos</option>
        {data?.team.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Qué pasó"
        value={filter.kind ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, kind: (target.value || null) as SecurityEventKind | null })
        }
      >
        <option value="">Todo</option>
        {Object.entries(SECURITY_EVENT_LABELS).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </SelectField>
    </Box>
  );
}

function Events({ filter }: { filter: Filter }) {
  const { page, hasFailed, isLoadingMore, more, retry } = useLongList(
    SecurityEventsDocument,
    { ...filter },
    SIZE,
    (data) => data.securityEvents,
  );
  return (
    <div>
      {hasFailed && <RetryNotice sentence="No se pudo cargar el registro." onRetry={retry} />}
      {!page && !hasFailed && <Loading />}
      {page && page.nodes.length > 0 && <DaysOfEvents events={page.nodes} />}
      {page?.nodes.length === 0 && (
        <Message icon={<ShieldOutlined />} sentence="No hay nada así en los últimos 12 meses" />
      )}
      {page?.hasNextPage && <MoreButton isLoading={isLoadingMore} onMore={more} />}
    </div>
  );
}
