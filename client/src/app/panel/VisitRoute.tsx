import { VisitPage } from '../../features/visits/VisitPage';
import { MoneyOfVisit } from './MoneyParts';

export const VisitRoute = () => (
  <VisitPage
    money={({ id, serviceType, treatment, patient, date }) => (
      <MoneyOfVisit
        appointmentId={id}
        patient={patient}
        service={serviceType}
        treatment={treatment}
        day={date}
      />
    )}
  />
);
