// The parts of money on other pages, in one file that they load later.
export { AppointmentMoney } from './account/AppointmentMoney';
export { PatientMoneyCard } from './account/PatientMoneyCard';
export { PatientPacksCard } from './packs/PatientPacksCard';
export { VisitMoney } from './visit/VisitMoney';
