import type { LocalDate } from '#domain/clinic-time.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { MonthOfDays } from '../../../../ui/fields/MonthOfDays';

interface MonthSheetProps {
  isOpen: boolean;
  date: LocalDate;
  today: LocalDate;
  onClose: () => void;
  onChoose: (day: LocalDate) => void;
}

/** A month at the foot of a phone's screen, to choose the calendar's day. */
export const MonthSheet = ({ isOpen, date, today, onClose, onChoose }: MonthSheetProps) => (
  <Drawer
    anchor="bottom"
    open={isOpen}
    onClose={onClose}
    slotProps={{ paper: { role: 'dialog', 'aria-label': 'Elegir el día', className: 'phone-sheet' } }}
  >
    <MonthOfDays value={date} today={today} onChange={onChoose} />
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center' }}>
      <Button variant="outlined" color="inherit" onClick={() => onChoose(today)}>
        Hoy
      </Button>
      <Button color="inherit" onClick={onClose}>
        Cerrar
      </Button>
    </Box>
  </Drawer>
);
