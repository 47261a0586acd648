import KeyboardDoubleArrowLeftRounded from '~icons/round-keyboard-double-arrow-left';
import ButtonBase from '@mui/material/ButtonBase';
import { navigationItem } from './navigation-item';

export const FoldButton = ({ isFolded, onFold }: { isFolded: boolean; onFold: () => void }) => (
  <ButtonBase
    onClick={onFold}
    aria-expanded={!isFolded}
    {...(isFolded ? { 'aria-label': 'Mostrar el menú', title: 'Mostrar el menú' } : {})}
    sx={navigationItem}
  >
    <KeyboardDoubleArrowLeftRounded sx={{ transform: isFolded ? 'rotate(180deg)' : 'none' }} />
    {!isFolded && 'Contraer el menú'}
  </ButtonBase>
);
