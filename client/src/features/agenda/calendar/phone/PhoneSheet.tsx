import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SegmentedButtons } from '../../../../ui/fields/SegmentedButtons';
import { SchemeToggle } from '../../../../ui/SchemeToggle';
import { type CalendarView, VIEW_LABELS } from '../calendar-view';

export interface PhoneSheetProps {
  isOpen: boolean;
  view: CalendarView;
  onView: (view: CalendarView) => void;
  onToday: () => void;
  onClose: () => void;
  /** The page's other actions, each a button. */
  children: ReactNode;
}

/** The views and the page's other choices, at the foot of a phone's screen. */
export function PhoneSheet({ isOpen, view, onView, onToday, onClose, children }: PhoneSheetProps) {
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Vistas y más', className: 'phone-sheet' } }}
    >
      <SegmentedButtons
        label="Vista"
        options={VIEW_LABELS}
        chosen={view}
        onChoose={(chosen) => then(() => onView(chosen))()}
      />
      <Button variant="outlined" color="inherit" onClick={then(onToday)}>
        Hoy
      </Button>
      {children}
      <div className="phone-account">
        <Button component={Link} to="/app/perfil" color="inherit">
          Mi perfil
        </Button>
        <SchemeToggle />
        <Button color="inherit" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </Drawer>
  );
}
