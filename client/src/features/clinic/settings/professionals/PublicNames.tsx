import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { failureOf } from '../../../../apollo/apollo-failure';
import { Card } from '../../../../ui/Card';
import { toasts } from '../../../../ui/notices/toasts';
import {
  PublicNamesDocument,
  type PublicNamesQuery,
  type UpdateClinicSettingsInput,
  usePublicNamesQuery,
  useShowProfessionalsMutation,
} from './professionals.generated';

/** The settings that stay unchanged if they are not sent. */
type Kept =
  | 'whatToBring'
  | 'visitorsMayChange'
  | 'changeDeadlineHours'
  | 'showsTreatments'
  | 'showsPrices'
  | 'offersIntake'
  | 'homeShowsBooking'
  | 'chargesVisits'
  | 'sharesPacks'
  | 'issuedDocuments';

/** All settings, with one of them changed. */
function changed(settings: PublicNamesQuery['clinicSettings'], showsProfessionals: boolean) {
  const input: Required<Omit<UpdateClinicSettingsInput, Kept>> = {
    name: settings.name,
    phone: settings.phone,
    address: settings.address,
    city: settings.city,
    professionalName: settings.professionalName,
    professionalTitle: settings.professionalTitle,
    professionalRut: settings.professionalRut,
    registryNumber: settings.registryNumber,
    professionalAddress: settings.professionalAddress,
    showsProfessionals,
  };
  return { version: settings.version, input };
}

/** Whether visitors may see and choose the professional. */
export function PublicNames() {
  const { data } = usePublicNamesQuery({ fetchPolicy: 'cache-and-network' });
  const [update, { client }] = useShowProfessionalsMutation();
  // A disabled switch would lose the focus.
  const isBusy = useRef(false);

  const change = async (shows: boolean) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      // The current values, because an update replaces all of the clinic's settings.
      const now = await client.query({ query: PublicNamesDocument, fetchPolicy: 'network-only' });
      if (now.data) await update({ variables: changed(now.data.clinicSettings, shows) });
      toasts.success(shows ? 'Los visitantes ven los nombres' : 'Los visitantes ya no ven los nombres');
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo cambiar. Inténtelo de nuevo.');
    } finally {
      isBusy.current = false;
    }
  };

  return (
    <Card aria-labelledby="visitantes">
      <Typography variant="h2" id="visitantes">
        Reservas en línea
      </Typography>
      <FormControlLabel
        sx={{ marginTop: 1 }}
        control={
          <Switch
            checked={data?.clinicSettings.showsProfessionals ?? false}
            disabled={!data}
            onChange={(_event, checked) => void change(checked)}
          />
        }
        label="Mostrar los nombres de los profesionales a los visitantes"
      />
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
        Quien reserva puede entonces elegir con quién, donde más de una persona hace el tratamiento. Sin
        elegir, la hora es con quien esté libre.
      </Typography>
    </Card>
  );
}
