import { VisitPage } from '../../features/visits/VisitPage';
import { MoneyOfVisit } from './MoneyParts';

export const VisitRoute = () => (
  <VisitPage
    money={({ id, treatment, patient, date }) => (
      <MoneyOfVisit appointmentId={id} patient={patient} treatment={treatment} day={date} />
    )}
  />
);
