import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface MoreButtonProps {
  isLoading: boolean;
  onMore: () => void;
}

export function MoreButton({ isLoading, onMore }: MoreButtonProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', paddingTop: 2 }}>
      <Button variant="outlined" color="inherit" onClick={onMore} loading={isLoading}>
        Cargar más
      </Button>
    </Box>
  );
}
