import { lazyPart } from './lazy-part';

// One file for all of them: most pages show several.
const parts = () => import('../../features/money/parts');

export const MoneyOfVisit = lazyPart(() => parts().then((module) => module.VisitMoney), 'CAJA');
export const MoneyOfPatient = lazyPart(() => parts().then((module) => module.PatientMoneyCard), 'CAJA');
export const MoneyOfAppointment = lazyPart(() => parts().then((module) => module.AppointmentMoney), 'CAJA');
