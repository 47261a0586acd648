import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Supply } from './supply-list';

export interface SupplyActs {
  readonly onEdit: (supply: Supply) => void;
  readonly onDelete: (supply: Supply) => void;
  readonly onShowMovements: (supply: Supply) => void;
}

/** Icons in a table row, labelled buttons on cards. */
export function SupplyActions({
  supply,
  isRoomy = false,
  ...acts
}: { supply: Supply; isRoomy?: boolean } & SupplyActs) {
  const buttons = [
    { label: 'Movimientos', icon: <HistoryRounded fontSize="small" />, act: acts.onShowMovements },
    { label: 'Editar', icon: <EditOutlined fontSize="small" />, act: acts.onEdit },
    { label: 'Eliminar', icon: <DeleteOutlineRounded fontSize="small" />, act: acts.onDelete },
  ];
  return (
    <Box
      sx={{ display: 'flex', justifyContent: isRoomy ? 'space-between' : 'flex-end', gap: isRoomy ? 0.5 : 0 }}
    >
      {buttons.map(({ label, icon, act }) =>
        isRoomy ? (
          <Button
            key={label}
            size="small"
            color="inherit"
            startIcon={icon}
            aria-label={`${label} ${supply.name}`}
            onClick={() => act(supply)}
            sx={{ minHeight: 44, paddingInline: 1 }}
          >
            {label}
          </Button>
        ) : (
          <IconButton
            key={label}
            size="small"
            color="inherit"
            aria-label={`${label} ${supply.name}`}
            title={label}
            onClick={() => act(supply)}
            sx={{ padding: 0.875 }}
          >
            {icon}
          </IconButton>
        ),
      )}
    </Box>
  );
}
