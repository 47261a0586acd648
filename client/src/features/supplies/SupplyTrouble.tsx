import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Notice } from '../../ui/notices/Notice';

interface SupplyTroubleProps {
  sentence: string;
  /** The stock that is stored now, where it is another than the form's. */
  stock: number | undefined;
  onTake: (stock: number) => void;
}

/** Why a supply was not saved; where its stock moved meanwhile, the way to the new figure. */
export function SupplyTrouble({ sentence, stock, onTake }: SupplyTroubleProps) {
  return (
    <Box sx={{ marginBottom: 2 }}>
      <Notice
        sentence={sentence}
        action={
          stock !== undefined && (
            <Button size="small" color="inherit" variant="outlined" onClick={() => onTake(stock)}>
              Usar {stock}
            </Button>
          )
        }
      />
    </Box>
  );
}
