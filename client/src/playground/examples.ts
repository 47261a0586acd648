import type { LocalDate } from '#domain/clinic-time.js';

interface Example {
  readonly query: string;
  /** JSON. */
  readonly variables: string;
}

const example = (query: string, variables: object = {}): Example => ({
  query: `${query.trim()}\n`,
  variables: JSON.stringify(variables, null, 2),
});

/** The most common API calls, shown when the playground opens. @param day a day that visitors may book. */
export const examplesOf = (day: LocalDate): readonly Example[] => [
  example(`
# Pública: no pide sesión. Ctrl + Enter la ejecuta.
query Clinica {
  clinic { name today timeZone }
}`),
  example(
    `
# Pública: las horas libres de un día y la primera que queda.
query HorasLibres($dia: LocalDate!) {
  availability(date: $dia) {
    freeStarts
    nextFreeDate
    firstFree { date time }
  }
}`,
    { dia: day },
  ),
  example(
    `
# Pública: reserva una hora como lo hace una visita.
mutation ReservarHora($reserva: BookAppointmentInput!) {
  bookAppointment(input: $reserva) { date time status }
}`,
    {
      reserva: {
        name: 'Luis Ejemplo',
        email: 'luis@example.com',
        phone: '+56 9 2345 6789',
        date: day,
        time: '10:00',
      },
    },
  ),
  example(
    `
# Desde aquí se pide una sesión: ingrese arriba, o use la del panel en este navegador.
query AgendaDelDia($desde: LocalDate!, $hasta: LocalDate!) {
  appointments(from: $desde, to: $hasta) {
    id
    version
    date
    time
    status
    treatment
    professionalName
    patient { id name }
  }
}`,
    { desde: day, hasta: day },
  ),
  example(
    `
# Se queda abierta y avisa cada cambio de la agenda.
subscription CambiosDeLaAgenda($desde: LocalDate!, $hasta: LocalDate!) {
  agendaChanged(from: $desde, to: $hasta) { appointmentId dates }
}`,
    { desde: day, hasta: day },
  ),
  example(
    `
# La página siguiente se pide con after: el endCursor de esta.
query BuscarPacientes($texto: String, $primeros: Int!, $despues: String) {
  patients(search: $texto, first: $primeros, after: $despues) {
    totalCount
    endCursor
    hasNextPage
    nodes { id name rut phone }
  }
}`,
    { texto: 'ana', primeros: 10, despues: null },
  ),
  example(
    `
# Sin RUT, el paciente recibe uno provisional.
mutation CrearPaciente($paciente: CreatePatientInput!) {
  createPatient(input: $paciente) { id rut name }
}`,
    {
      paciente: {
        name: 'Rosa Ejemplo',
        phone: '+56 9 1234 5678',
        email: 'rosa@example.com',
        emergencyContact: 'Ana, +56 9 8765 4321',
      },
    },
  ),
  example(
    `
# La hora va a quien esté libre. Si ya se tomó, el error es SLOT_TAKEN.
mutation CrearCita($cita: CreateAppointmentInput!) {
  createAppointment(input: $cita) { id version time professionalName }
}`,
    { cita: { patientId: 1, date: day, time: '11:00', treatment: 'Consulta General' } },
  ),
  example(
    `
# La versión es la que se leyó. Si otra persona la cambió antes, el error es STALE.
mutation CambiarCita($id: Int!, $version: Int!, $cambios: UpdateAppointmentInput!) {
  updateAppointment(id: $id, version: $version, input: $cambios) { id version status time }
}`,
    { id: 1, version: 1, cambios: { status: 'CONFIRMED' } },
  ),
  example(
    `
# Lo leído queda anotado en el registro de accesos.
query FichasDelPaciente($paciente: Int!) {
  clinicalRecords(patientId: $paciente, first: 5) {
    nodes {
      id
      date
      procedure
      professionalName
      usedSupplies { supplyName quantity }
      totalCost
    }
  }
}`,
    { paciente: 1 },
  ),
];
