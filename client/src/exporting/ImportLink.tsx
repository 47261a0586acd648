import type { Area } from '#domain/access/rights.js';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useRights, useSeesWholeClinic } from '../session/current-staff';

interface ImportLinkProps {
  /** The contents of the file, as named in the address of 'Importar'. */
  what: 'citas' | 'fichas-clinicas' | 'insumos' | 'pacientes';
  /** The area of that data: users who may not write it don't see the link. */
  area: Area;
  sx?: SxProps;
}

/** A link from a list to 'Importar', with the list's kind preselected. */
export function ImportLink({ what, area, sx }: ImportLinkProps) {
  const can = useRights();
  const seesAll = useSeesWholeClinic();
  if (!can(area) || !seesAll) return null;
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
