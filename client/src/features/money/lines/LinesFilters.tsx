import { NO_PROFESSIONAL } from '#domain/clinic/professionals/professional.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { MoneyLineKind } from '#domain/money/lines.js';
import { METHOD_LABELS } from '#domain/money/money.es.js';
import { PAYMENT_METHODS } from '#domain/money/payment.js';
import { OTHER_CHARGES } from '#domain/reports/summary-tables.es.js';
import CloseRounded from '~icons/round-close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PeriodFields } from '../../../clinic/PeriodFields';
import { useAreProfessionalsKnown, useProfessionals } from '../../../professionals/professionals';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { SelectField } from '../../../ui/fields/SelectField';
import { withCount } from '../../../ui/lists/list-filter';
import { Placeholder } from '../../../ui/Placeholder';
import { type LinesFilter, WITHOUT_PROFESSIONAL } from './use-lines-address';

const ALL = 'ALL';

interface LinesFiltersProps {
  filter: LinesFilter;
  /** Undefined until loaded. */
  counts: Readonly<Record<MoneyLineKind, number>> | undefined;
  /** The name of the filtered professional, for users who may not read the team. */
  professionalName: string | undefined;
  today: LocalDate;
  onChange: (change: Partial<LinesFilter>) => void;
}

export function LinesFilters({ filter, counts, professionalName, today, onChange }: LinesFiltersProps) {
  const { kind, method, treatment, professional } = filter;
  const professionals = useProfessionals();
  const areProfessionalsKnown = useAreProfessionalsKnown();
  const isListed =
    professional === WITHOUT_PROFESSIONAL || professionals.some(({ id }) => id === professional);
  const narrowedTo = [
    ...(treatment === undefined ? [] : [['treatment', treatment || OTHER_CHARGES] as const]),
    ...(professional === undefined || (isListed && professionals.length > 0)
      ? []
      : [
          [
            'professional',
            professional === WITHOUT_PROFESSIONAL ? NO_PROFESSIONAL : professionalName || 'Un profesional',
          ] as const,
        ]),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ justifySelf: { sm: 'start' } }}>
        <SegmentedButtons<MoneyLineKind | typeof ALL>
          label="Qué movimientos"
          options={{
            [ALL]: withCount('Todos', counts && counts.CHARGE + counts.PAYMENT),
            CHARGE: withCount('Cobros', counts?.CHARGE),
            PAYMENT: withCount('Pagos', counts?.PAYMENT),
          }}
          chosen={kind ?? ALL}
          onChoose={(chosen) => onChange({ kind: chosen === ALL ? undefined : chosen })}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
        <PeriodFields period={filter} today={today} onGo={onChange} />
        {kind !== 'CHARGE' && (
          <Box sx={FIELD}>
            <SelectField
              label="Medio de pago"
              value={method ?? ''}
              onChange={({ target }) =>
                onChange({ method: PAYMENT_METHODS.find((one) => one === target.value) })
              }
            >
              <option value="">Todos</option>
              {PAYMENT_METHODS.map((one) => (
                <option key={one} value={one}>
                  {METHOD_LABELS[one]}
                </option>
              ))}
            </SelectField>
          </Box>
        )}
        {kind !== 'PAYMENT' && !areProfessionalsKnown && (
          <Box aria-busy sx={FIELD}>
            <Placeholder sx={{ height: 72 }} />
          </Box>
        )}
        {kind !== 'PAYMENT' && professionals.length > 0 && (
          <Box sx={FIELD}>
            <SelectField
              label="Profesional"
              value={isListed ? professional : ''}
              onChange={({ target }) =>
                onChange({
                  professional:
                    target.value === WITHOUT_PROFESSIONAL
                      ? WITHOUT_PROFESSIONAL
                      : Number(target.value) || undefined,
                })
              }
            >
              <option value="">Todos</option>
              {professionals.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value={WITHOUT_PROFESSIONAL}>{NO_PROFESSIONAL}</option>
            </SelectField>
          </Box>
        )}
      </Box>
      {narrowedTo.length > 0 && (
        <Box role="group" aria-label="Otros filtros" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {narrowedTo.map(([field, words]) => (
            <Button
              key={field}
              variant="outlined"
              color="inherit"
              size="small"
              endIcon={<CloseRounded />}
              aria-label={`Quitar el filtro: ${words}`}
              onClick={() => onChange({ [field]: undefined })}
            >
              {words}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

const FIELD = { flex: { xs: '1 1 140px', sm: '1 1 130px', md: '0 1 190px' }, minWidth: 0 } as const;
