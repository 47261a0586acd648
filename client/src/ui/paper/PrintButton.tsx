import PrintOutlined from '~icons/outline-print';
import Button from '@mui/material/Button';
import { ICON_ON_PHONE } from '../icon-on-phone';

interface PrintButtonProps {
  isOutlined?: boolean;
  isDisabled?: boolean;
}

/** Prints the page. On a phone it is only an icon: there it is the rarest of a page's actions. */
export const PrintButton = ({ isOutlined = false, isDisabled = false }: PrintButtonProps) => (
  <Button
    variant={isOutlined ? 'outlined' : 'text'}
    color="inherit"
    startIcon={<PrintOutlined />}
    disabled={isDisabled}
    aria-label="Imprimir"
    onClick={() => window.print()}
    sx={ICON_ON_PHONE}
  >
    <span>Imprimir</span>
  </Button>
);
