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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
      <Box sx={{ flex: { xs: '1 0 100%', lg: '1 1 auto' } }}>
        <PageHeading title="Inventario">Inventario</PageHeading>
      </Box>
      <Box
        sx={{
          flex: { xs: '1 1 calc(100% - 60px)', sm: '0 1 240px', lg: '1 1 150px' },
          minWidth: 0,
          maxWidth: { sm: 240 },
        }}
      >
        <SearchField
          label="Buscar insumo"
          placeholder="Buscar insumo"
          text={text}
          onType={type}
          onCommit={commit}
          maxLength={MAX_SEARCH_LENGTH}
        />
      </Box>
      <SupplyFilterMenu view={view} onChange={onView} />
      <ImportLink what="insumos" area="STOCK" sx={{ flex: { xs: '1 1 auto', sm: 'none' } }} />
      <ExportButton
        path="/api/insumos/exportar"
        what="el inventario"
        filter={{ busqueda: view.search, critico: view.criticalOnly ? 'true' : '' }}
        also={{ path: '/api/insumos/movimientos/exportar', name: 'Movimientos' }}
        sx={{ flex: { xs: '1 1 auto', sm: 'none' } }}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PrintOutlined />}
        disabled={!canPrint}
        onClick={onPrint}
        sx={{ flex: { xs: '1 1 auto', sm: 'none' } }}
      >
        Imprimir Lista de Compras
      </Button>
      {can('STOCK') && (
        <Button
          variant="contained"
          startIcon={<AddRounded />}
          onClick={onNew}
          sx={{ flex: { xs: '1 1 auto', sm: 'none' } }}
        >
          Nuevo Insumo
        </Button>
      )}
    </Box>
  );
}
