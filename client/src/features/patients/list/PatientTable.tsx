import { tidyPhone } from '#domain/patients/phone-format.js';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PatientLink } from '../../../clinic/PatientLink';
import { AlertSign } from '../alerts/AlertSign';
import { type ListedPatient, missingSentence, contactLinksOf } from './listed-patient';
import { PatientActions, type PatientActs } from './PatientActions';
import { PatientIdentifiers } from './PatientIdentifiers';
import { PatientRut } from './PatientRut';
import { QuietLink } from './QuietLink';
import { TableHeadings } from './TableHeadings';
import type { ListAddress } from '../use-patients-address';

interface PatientTableProps extends PatientActs {
  patients: readonly ListedPatient[];
  list: ListAddress;
  onOrder: (order: Pick<ListAddress, 'orderBy' | 'descending'>) => void;
  /** Replaces the rows if there are none. */
  children?: ReactNode;
}

/** For screens with room for a table. */
export function PatientTable({ patients, list, onOrder, children, ...acts }: PatientTableProps) {
  return (
    <Table
      sx={{
        tableLayout: 'fixed',
        '& td, & th': { borderColor: 'divider', paddingInline: { xs: 1.25, lg: 2 } },
        '& tbody > *': roomy,
      }}
      aria-label="Pacientes"
    >
      <TableHeadings list={list} onOrder={onOrder} />
      <TableBody>
        {children}
        {patients.map((patient) => (
          <PatientRow key={patient.id} patient={patient} {...acts} />
        ))}
      </TableBody>
    </Table>
  );
}

/** Every row has room for two lines, so that all rows are equally high. */
const roomy = { height: 57, '& > *': { paddingBlock: 0.75 }, '&:last-child > *': { border: 0 } };

function PatientRow({ patient, ...acts }: PatientActs & { patient: ListedPatient }) {
  const { call, mail } = contactLinksOf(patient);
  const missing = missingSentence(patient);
  const phone = tidyPhone(patient.phone);
  return (
    <TableRow hover>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <PatientRut {...patient} />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <AlertSign patient={patient} />
          <PatientLink patient={patient} />
        </Typography>
        <PatientIdentifiers {...patient} />
        {missing && (
          <Typography variant="caption" color="textSecondary">
            {missing}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {call ? <QuietLink href={call}>{phone}</QuietLink> : phone}
      </TableCell>
      <TableCell
        sx={{ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}
        title={patient.email}
      >
        {mail ? <QuietLink href={mail}>{patient.email}</QuietLink> : patient.email}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <PatientActions patient={patient} isInTable {...acts} />
      </TableCell>
    </TableRow>
  );
}
