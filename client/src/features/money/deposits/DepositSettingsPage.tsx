import { ACCOUNT_KIND_LABELS } from '#domain/money/deposit.es.js';
import { ACCOUNT_KINDS, type AccountKind } from '#domain/money/deposit.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { RestoredNotice } from '../../../drafts/RestoredNotice';
import { DiscardOrSave } from '../../../editing/DiscardOrSave';
import { EditConflict } from '../../../editing/EditConflict';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { Card } from '../../../ui/Card';
import { Field, LongField } from '../../../ui/fields/Field';
import { optionalMarks } from '../../../ui/fields/optional-marks';
import { LimitSelect } from '../../../ui/fields/LimitSelect';
import { SelectField } from '../../../ui/fields/SelectField';
import { PageHead } from '../../../ui/frame/PageHead';
import { LoadingOrRetry } from '../../../ui/notices/LoadingOrRetry';
import { Notice } from '../../../ui/notices/Notice';
import {
  faultsOf,
  inWords,
  NOTICE,
  RELEASE,
  SETTING_LABELS as LABELS,
  toInput,
  valuesOf,
} from './deposit-settings-values';
import {
  type DepositRulesFragment,
  DepositSettingsDocument,
  useDepositSettingsQuery,
  useUpdateDepositSettingsMutation,
} from './deposits.generated';

/** Where visitors transfer deposits to, and what the clinic does with them. */
export function DepositSettingsPage() {
  const { data, error, refetch } = useDepositSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <>
      <PageHead
        title="Abonos"
        introduction="Los tratamientos con abono lo piden al reservar, una vez que están el banco, el tipo y número de cuenta, el titular y su RUT."
      />
      <Box sx={{ marginTop: 2.5 }}>
        <Card aria-label="Abonos">
          {data && <SettingsForm stored={data.depositSettings} />}
          <LoadingOrRetry
            data={data}
            error={error}
            sentence="No se pudieron cargar los datos de los abonos."
            refetch={refetch}
          />
        </Card>
      </Box>
    </>
  );
}

function SettingsForm({ stored }: { stored: DepositRulesFragment }) {
  const [update, { client }] = useUpdateDepositSettingsMutation();
  const editing = useVersionedForm({
    initial: valuesOf(stored),
    faultsOf,
    edited: {
      stored,
      valuesOf,
      labels: LABELS,
      inWords,
      update: (values, { version }) => update({ variables: { version, input: toInput(values) } }),
      load: () =>
        client
          .query({ query: DepositSettingsDocument, fetchPolicy: 'network-only' })
          .then(({ data }) => data && { theirs: data.depositSettings }),
      storedOf: ({ data }) => data?.updateDepositSettings ?? stored,
    },
    sentences: {
      saved: 'Abonos guardados',
      failed: 'No se pudieron guardar los abonos. Inténtelo de nuevo.',
    },
    kept: { form: 'deposits', title: 'Abonos' },
    onSaved: () => undefined,
  });
  const { form, faults, change } = editing;
  const { kind, noticeHours, releaseHours } = useWatch({
    control: form.control,
    compute: (written) => written,
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editing.submit();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      {editing.isRestored && <RestoredNotice onStartOver={editing.startOver} />}
      {editing.failure && <Notice sentence={editing.failure} />}
      {editing.conflict && <EditConflict conflict={editing.conflict} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, gap: 2 }}>
        <Field
          label={LABELS.bank}
          autoComplete="off"
          maxLength={TEXT_LIMITS.short}
          error={faults['bank']}
          {...form.register('bank')}
        />
        <SelectField
          label={LABELS.kind}
          value={kind}
          onChange={({ target }) => change({ kind: target.value as AccountKind | '' })}
        >
          <option value="">Sin elegir</option>
          {ACCOUNT_KINDS.map((one) => (
            <option key={one} value={one}>
              {ACCOUNT_KIND_LABELS[one]}
            </option>
          ))}
        </SelectField>
        <Field
          label={LABELS.number}
          autoComplete="off"
          maxLength={TEXT_LIMITS.short}
          error={faults['number']}
          {...form.register('number')}
        />
        <Field
          label={LABELS.holder}
          autoComplete="off"
          maxLength={TEXT_LIMITS.short}
          error={faults['holder']}
          {...form.register('holder')}
        />
        <Field label={LABELS.rut} autoComplete="off" error={faults['rut']} {...form.register('rut')} />
        <Box sx={optionalMarks}>
          <Field
            label={LABELS.email}
            type="email"
            autoComplete="off"
            maxLength={TEXT_LIMITS.short}
            error={faults['email']}
            {...form.register('email')}
          />
        </Box>
        <LimitSelect
          label={LABELS.noticeHours}
          limits={NOTICE}
          value={noticeHours}
          error={faults['noticeHours']}
          hint="Si cancela más tarde por su enlace, el abono queda retenido. Si cancela la clínica, usted decide."
          onChange={(chosen) => change({ noticeHours: chosen })}
        />
        <LimitSelect
          label={LABELS.releaseHours}
          limits={RELEASE}
          value={releaseHours}
          error={faults['releaseHours']}
          hint="Vale para las reservas nuevas. Las que tienen comprobante no se liberan."
          onChange={(chosen) => change({ releaseHours: chosen })}
        />
      </Box>
      <Box sx={optionalMarks}>
        <LongField
          label={LABELS.terms}
          placeholder="Por ejemplo: el abono no se devuelve si no asiste"
          error={faults['terms']}
          {...form.register('terms')}
        />
      </Box>
      <DiscardOrSave editing={editing} save="Guardar" />
    </Box>
  );
}
