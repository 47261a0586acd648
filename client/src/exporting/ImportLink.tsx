import type { Area } from '#domain/staff/rights.js';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useRights } from '../session/current-staff';

interface ImportLinkProps {
  /** What a file brings, as the address of 'Importar' says it. */
  what: 'citas' | 'fichas-clinicas' | 'insumos' | 'pacientes';
  /** Of what it brings: who may not write it, is not shown the link. */
  area: Area;
  sx?: SxProps;
}

/** From a list to 'Importar', with the kind of the list chosen. */
export function ImportLink({ what, area, sx }: ImportLinkProps) {
  const can = useRights();
  if (!can(area)) return null;
  return (
    <Button
      component={Link}
      to={`/app/configuracion/importar?trae=${what}`}
      variant="outlined"
      color="inherit"
      sx={sx ?? null}
    >
      Importar
    </Button>
  );
}
