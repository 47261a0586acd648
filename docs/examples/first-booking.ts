// Books the first free hour of a day as a visitor, then reads that day's agenda with an API key or a user's `access` token:
//   BASE=http://127.0.0.1:3000 TOKEN=… DAY=… node first-booking.ts
// DAY is a day on which visitors may book, such as 2026-12-01.
import { huella } from './rest-client.ts';

const { BASE = 'http://127.0.0.1:3000', TOKEN, DAY = '' } = process.env;
const clinic = huella(BASE, TOKEN);

const { data: free } = await clinic.GET('/api/citas/disponibles', { params: { query: { fecha: DAY } } });
const hora = free?.horas_disponibles[0];
if (hora === undefined) throw new Error(`Nothing is free on ${DAY}.`);

const { data: booked, error } = await clinic.POST('/api/citas/reservar', {
  body: {
    nombre: 'Luis Ejemplo',
    email: 'luis@example.com',
    telefono: '+56 9 2345 6789',
    fecha: DAY,
    hora,
  },
});
// Errors are typed, too: one sentence in Spanish here, or one per field.
if (!booked) throw new Error(JSON.stringify(error));
console.log(`${booked.mensaje} ${booked.fecha} ${booked.hora}`);

const { data: agenda } = await clinic.GET('/api/citas', { params: { query: { fecha: DAY } } });
for (const cita of agenda ?? [])
  console.log(`${cita.hora} ${cita.paciente_nombre}: ${cita.tratamiento_nombre}`);
