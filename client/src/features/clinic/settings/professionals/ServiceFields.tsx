import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTreatments } from '../../../../treatments/treatments';
import { SegmentedButtons } from '../../../../ui/fields/SegmentedButtons';
import { Part } from './Part';
import { LABELS, type ProfessionalValues } from './professional-values';

interface ServiceFieldsProps {
  values: Pick<ProfessionalValues, 'services' | 'treatments'>;
  faults: Partial<Record<string, string>>;
  onChange: (part: Partial<ProfessionalValues>) => void;
}

export function ServiceFields({ values, faults, onChange }: ServiceFieldsProps) {
  const { services, treatments } = values;
  const listed = useTreatments();
  const namesOf = (service: ServiceType) =>
    listed.filter(({ serviceType }) => serviceType === service).map(({ name }) => name);
  const offered = SERVICE_TYPES.filter((service) => services.includes(service));
  const toggled = <T extends string>(list: readonly T[], item: T): T[] =>
    list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
  return (
    <>
      <Part title={LABELS.services} fault={faults['services']}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          {SERVICE_TYPES.map((service: ServiceType) => (
            <FormControlLabel
              key={service}
              control={
                <Checkbox
                  checked={services.includes(service)}
                  onChange={() => onChange({ services: toggled(services, service) })}
                />
              }
              label={SERVICE_TYPE_LABELS[service]}
            />
          ))}
        </Box>
      </Part>
      <Part title={LABELS.treatments} fault={faults['treatments']}>
        <Box>
          <SegmentedButtons
            label={LABELS.treatments}
            options={{ ALL: 'Todos', SOME: 'Solo algunos' }}
            chosen={treatments === null ? 'ALL' : 'SOME'}
            onChoose={(which) =>
              onChange({
                treatments: which === 'ALL' ? null : (treatments ?? offered.flatMap(namesOf)),
              })
            }
          />
        </Box>
        {treatments !== null &&
          offered.map((service) => (
            <Box key={service} role="group" aria-label={SERVICE_TYPE_LABELS[service]}>
              <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
                {SERVICE_TYPE_LABELS[service]}
              </Typography>
              <Box
                sx={{
                  display: 'grid',
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
                }}
              >
                {namesOf(service).map((treatment) => (
                  <FormControlLabel
                    key={treatment}
                    control={
                      <Checkbox
                        checked={treatments.includes(treatment)}
                        onChange={() => onChange({ treatments: toggled(treatments, treatment) })}
                      />
                    }
                    label={treatment}
                  />
                ))}
              </Box>
            </Box>
          ))}
      </Part>
    </>
  );
}
