import { PersonalDataPage } from '../../features/privacy/patient/PersonalDataPage';
import { SignedConsentsCard } from '../../features/records/signed-consents/SignedConsentsCard';

/** A patient's personal data, with the consents that they signed. */
export const PersonalDataRoute = () => (
  <PersonalDataPage signedConsents={(patientId) => <SignedConsentsCard patientId={patientId} />} />
);
