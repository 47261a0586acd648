import { formatClp } from '#domain/stock/clp.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { isCritical, shortfall } from '#domain/stock/supply.js';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExpiryMark } from './ExpiryMark';
import { SupplyActions, type SupplyActs } from './SupplyActions';
import type { Supply } from './supply-list';

const Sheet = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '14px 16px 4px',
  borderRadius: 'var(--r-card)',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '&[data-critical]': {
    borderColor: 'color-mix(in srgb, var(--huella-palette-error-main) 45%, transparent)',
    backgroundColor: 'var(--critical)',
    '& .stock': { fontWeight: 700, color: (theme.vars ?? theme).palette.error.main },
  },
}));

interface SupplyCardsProps extends SupplyActs {
  supplies: readonly Supply[];
  today: LocalDate;
}

/** For use on a phone at the shelf: name and stock are readable at arm's length, and buttons fit a thumb. */
export function SupplyCards({ supplies, today, ...acts }: SupplyCardsProps) {
  return (
    <Box
      component="ul"
      aria-label="Insumos"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 330px), 1fr))',
        gap: 1.5,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {supplies.map((supply) => (
        <Sheet key={supply.id} data-critical={isCritical(supply) || undefined}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 620, fontSize: '1rem', overflowWrap: 'anywhere' }}>
                {supply.name}
              </Typography>
              {supply.description && (
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {supply.description}
                </Typography>
              )}
              <Typography variant="caption" color="textSecondary" component="div">
                N.º {supply.id} · {formatClp(supply.unitValue)} por {supply.unit.toLowerCase()}
              </Typography>
            </Box>
            <Box sx={{ textAlign: 'right', flexShrink: 0, maxWidth: '45%' }}>
              <Typography className="stock" sx={{ fontSize: '1.75rem', fontWeight: 640, lineHeight: 1.1 }}>
                {supply.stock}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {supply.unit}
              </Typography>
            </Box>
          </Box>
          <Typography
            variant="body2"
            component="div"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
          >
            <span>Crítico: {supply.criticalStock}</span>
            {shortfall(supply) > 0 && <strong>Faltante: {shortfall(supply)}</strong>}
            {supply.expiryDate && (
              <span>
                Vence: <ExpiryMark date={supply.expiryDate} today={today} />
              </span>
            )}
          </Typography>
          <Box sx={{ borderTop: '1px solid', borderColor: 'divider', marginInline: -1, paddingBlock: 0.25 }}>
            <SupplyActions supply={supply} isRoomy {...acts} />
          </Box>
        </Sheet>
      ))}
    </Box>
  );
}
