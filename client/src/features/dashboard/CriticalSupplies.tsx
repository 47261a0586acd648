import { EXPIRED } from '#domain/stock/stock-movement.es.js';
import { isExpired } from '#domain/stock/supply.js';
import Inventory2Outlined from '~icons/outline-inventory-2';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useClinicNow } from '../../clinic/clinic-now';
import { Card } from '../../ui/Card';
import { Loading } from '../../ui/frame/Loading';
import { Message } from '../../ui/frame/Message';
import type { CriticalSuppliesQuery } from './critical-supplies.generated';
import { Unknown } from './Unknown';

const Line = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(1.25),
  borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}));

/** The whole row is clickable. */
const SupplyLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    borderRadius: 6,
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
  },
}));

interface CriticalSuppliesProps {
  /** Undefined until loaded. */
  supplies: CriticalSuppliesQuery['supplies'] | undefined;
  hasFailed: boolean;
}

export function CriticalSupplies({ supplies, hasFailed }: CriticalSuppliesProps) {
  const { date: today } = useClinicNow();
  return (
    <Card aria-labelledby="stock-critico" sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <Typography variant="h2" id="stock-critico">
        Insumos con Stock Crítico
      </Typography>
      {!supplies && (hasFailed ? <Unknown /> : <Loading />)}
      {supplies?.length === 0 && (
        <Message icon={<Inventory2Outlined />} sentence="No hay insumos con stock crítico" />
      )}
      {supplies && supplies.length > 0 && (
        <>
          <Box
            component="ul"
            aria-label="Insumos con Stock Crítico"
            sx={{ margin: 0, padding: 0, listStyle: 'none' }}
          >
            {supplies.map(({ id, name, unit, stock, criticalStock, expiryDate }) => (
              <Line key={id}>
                <Box sx={{ minWidth: 0 }}>
                  <SupplyLink to={`/app/inventario?insumo=${id}`}>{name}</SupplyLink>
                  <Typography variant="caption" color="textSecondary">
                    Crítico: {criticalStock}
                  </Typography>
                  {isExpired(expiryDate, today) && (
                    <Typography variant="caption" color="error" sx={{ marginLeft: 1 }}>
                      {EXPIRED}
                    </Typography>
                  )}
                </Box>
                <Typography variant="body2" sx={{ textAlign: 'right' }}>
                  <Box component="strong" sx={{ color: 'error.main', fontSize: '1.0625rem' }}>
                    {stock}
                  </Box>{' '}
                  {unit.toLowerCase()}
                </Typography>
              </Line>
            ))}
          </Box>
          <Button variant="outlined" color="inherit" component={Link} to="/app/inventario">
            Ver el inventario
          </Button>
        </>
      )}
    </Card>
  );
}
