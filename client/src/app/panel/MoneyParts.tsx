import { partOfArea } from './part-of-area';

// One file for all of them: most pages show several.
const parts = () => import('../../features/money/parts');

export const MoneyOfVisit = partOfArea('CAJA', () => parts().then((module) => module.VisitMoney));
export const MoneyOfPatient = partOfArea('CAJA', () => parts().then((module) => module.PatientMoneyCard));
export const PacksOfPatient = partOfArea('CAJA', () => parts().then((module) => module.PatientPacksCard));
export const MoneyOfAppointment = partOfArea('CAJA', () => parts().then((module) => module.AppointmentMoney));
