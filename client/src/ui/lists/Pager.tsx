import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';

interface PagerProps {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  total: number;
  onGo: (page: number) => void;
}

const LABELS = {
  first: 'Ir a la primera página',
  last: 'Ir a la última página',
  next: 'Ir a la página siguiente',
  previous: 'Ir a la página anterior',
} as const;

export function Pager({ page, pageSize, total, onGo }: PagerProps) {
  const pages = Math.ceil(total / pageSize);
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {inGroups(first)}–{inGroups(last)} de {inGroups(total)}
      </Typography>
      {pages > 1 && (
        <Pagination
          page={page}
          count={pages}
          siblingCount={0}
          shape="rounded"
          onChange={(_, wanted) => onGo(wanted)}
          aria-label="Páginas"
          getItemAriaLabel={(kind, number, selected) =>
            kind === 'page'
              ? `${selected ? 'Página' : 'Ir a la página'} ${number}`
              : LABELS[kind as keyof typeof LABELS]
          }
          sx={{
            '& .MuiPagination-ul': { justifyContent: 'center' },
            '@media (pointer: coarse)': { '& button': { minWidth: 44, height: 44 } },
          }}
        />
      )}
    </Box>
  );
}

const inGroups = (count: number): string => count.toLocaleString('es-CL');
