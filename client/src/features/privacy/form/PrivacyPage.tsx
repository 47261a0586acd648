import { telLink } from '#domain/patients/phone.js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useClinic } from '../../../clinic/clinic';
import { Card } from '../../../ui/Card';
import { PageHeading } from '../../../ui/frame/PageHeading';

/**
 * What happens to a visitor's data. It describes what the product does and no more (Ley 19.628 with Ley
 * 21.719).
 * @param children the form by which people use their rights.
 */
export function PrivacyPage({ children }: { children?: ReactNode }) {
  const { name, phone, place } = useClinic();
  return (
    <Box sx={{ width: '100%', maxWidth: 720, marginInline: 'auto' }}>
      <PageHeading title="Privacidad">Política de privacidad</PageHeading>
      <Typography color="textSecondary" sx={{ marginBlock: 1.5 }}>
        Qué hacemos con los datos de quien reserva una hora, según las leyes 19.628 y 21.719.
      </Typography>
      <Card sx={{ display: 'grid', gap: 2.5 }}>
        <Part title="Qué datos pedimos">
          Su nombre, su correo, su teléfono y las notas que quiera dejarnos, junto con el día y la hora de su
          cita.
        </Part>
        <Part title="Para qué los usamos">
          Para agendar y preparar su atención y para contactarlo por ella. No los vendemos, no los cedemos y
          no los usamos para publicidad. Esta página no usa cookies de seguimiento.
        </Part>
        <Part title="Por cuánto tiempo">
          Mientras sea paciente de la clínica o tenga citas agendadas. Si llega a tener una ficha clínica, la
          ley 20.584 obliga a conservarla al menos 15 años desde la última atención.
        </Part>
        <Part title="Sus derechos">
          Puede pedir el acceso a sus datos, su rectificación, su supresión, su portabilidad y su bloqueo, y
          oponerse a que los usemos, con el formulario de abajo o como prefiera escribirnos. La supresión no
          alcanza a lo que la ley obliga a conservar. Si no queda conforme, puede reclamar ante la Agencia de
          Protección de Datos Personales.
        </Part>
        <Part title="A quién dirigirse">
          A {name || 'la clínica'}, que es responsable de sus datos
          {place && `, en ${place}`}
          {phone ? (
            <>
              {' '}
              o en el teléfono <Link href={telLink(phone)}>{phone}</Link>.
            </>
          ) : (
            '.'
          )}
        </Part>
      </Card>
      {children}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ marginTop: 0.5 }}>{children}</Typography>
    </section>
  );
}
