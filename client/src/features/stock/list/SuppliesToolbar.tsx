import { MAX_SEARCH_LENGTH } from '#domain/patients/patient-search.js';
import AddRounded from '~icons/round-add';
import PrintOutlined from '~icons/outline-print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ExportButton } from '../../../exporting/ExportButton';
import { ImportLink } from '../../../exporting/ImportLink';
import { useRights } from '../../../session/current-staff';
import { SearchField } from '../../../ui/fields/SearchField';
import { useSearchDraft } from '../../../ui/fields/use-search-draft';
import { PageHeading } from '../../../ui/frame/PageHeading';
import { ICON_ON_PHONE } from '../../../ui/icon-on-phone';
import type { SupplyView } from './supply-list';
import { SupplyFilterMenu } from './SupplyFilterMenu';

interface SuppliesToolbarProps {
  view: SupplyView;
  onView: (change: Partial<SupplyView>) => void;
  canPrint: boolean;
  onPrint: () => void;
  onNew: () => void;
}

export function SuppliesToolbar({ view, onView, canPrint, onPrint, onNew }: SuppliesToolbarProps) {
  const can = useRights();
  const { text, type, commit } = useSearchDraft(view.search, (search) => onView({ search }));
  return (
    <Box sx={LAYOUT}>
      <Box sx={{ gridArea: 'title' }}>
        <PageHeading title="Inventario">Inventario</PageHeading>
      </Box>
      <Box sx={{ gridArea: 'search', maxWidth: { sm: 320 } }}>
        <SearchField
          label="Buscar insumo"
          placeholder="Buscar insumo"
          text={text}
          onType={type}
          onCommit={commit}
          maxLength={MAX_SEARCH_LENGTH}
        />
      </Box>
      <Box sx={{ gridArea: 'tools', display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <SupplyFilterMenu view={view} onChange={onView} />
        <ImportLink what="insumos" area="STOCK" sx={{ display: { xs: 'none', lg: 'inline-flex' } }} />
        <ExportButton
          path="/api/insumos/exportar"
          what="el inventario"
          filter={{ busqueda: view.search, critico: view.criticalOnly ? 'true' : '' }}
          also={{ path: '/api/insumos/movimientos/exportar', name: 'Movimientos' }}
          isCompact
        />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<PrintOutlined />}
          aria-label="Imprimir Lista de Compras"
          disabled={!canPrint}
          onClick={onPrint}
          sx={ICON_ON_PHONE}
        >
          <span>Imprimir Lista de Compras</span>
        </Button>
      </Box>
      {can('STOCK') && (
        <Button
          variant="contained"
          startIcon={<AddRounded />}
          onClick={onNew}
          sx={{ gridArea: 'new', justifySelf: 'end', whiteSpace: 'nowrap' }}
        >
          Nuevo Insumo
        </Button>
      )}
    </Box>
  );
}

/**
 * The main action is beside the title and the others are beside the search, so that the list begins early on a phone.
 * A wide window has room for all of them on one line.
 */
const LAYOUT = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.25,
  rowGap: 2,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"title new" "search tools"',
  '@media (width >= 1400px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 240px) auto auto',
    gridTemplateAreas: '"title search tools new"',
  },
};
