import AddRounded from '~icons/round-add';
import MoreVertRounded from '~icons/round-more-vert';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRights } from '../../../../session/current-staff';
import { SegmentedButtons } from '../../../../ui/fields/SegmentedButtons';
import { SchemeToggle } from '../../../../ui/SchemeToggle';
import { type CalendarView, VIEW_LABELS } from '../calendar-view';
import './phone.css';

interface PhoneFootProps {
  view: CalendarView;
  onView: (view: CalendarView) => void;
  onToday: () => void;
  onCreate: () => void;
  /** The professionals to choose from. */
  people: ReactNode;
  /** The page's other actions, each a button. */
  children: ReactNode;
}

/** At the foot of a phone's screen, within reach of the thumb: everything else, the professionals, and the main action. */
export function PhoneFoot({ view, onView, onToday, onCreate, people, children }: PhoneFootProps) {
  const can = useRights();
  const [isOpen, setOpen] = useState(false);
  const then = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <div className="phone-foot">
      <button type="button" aria-label="Vistas y más" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MoreVertRounded />
      </button>
      <div className="phone-people">{people}</div>
      {can('AGENDA') && (
        <button type="button" className="phone-create" aria-label="+ Nueva Cita" onClick={onCreate}>
          <AddRounded />
        </button>
      )}
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
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
          <Button color="inherit" onClick={() => setOpen(false)}>
            Cerrar
          </Button>
        </div>
      </Drawer>
    </div>
  );
}
