import AddRounded from '~icons/round-add';
import CloseRounded from '~icons/round-close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef } from 'react';
import { ExportButton } from '../../exporting/ExportButton';
import { ImportLink } from '../../exporting/ImportLink';
import { useRights } from '../../session/current-staff';
import { PageHeading } from '../../ui/frame/PageHeading';
import { useMayLeave } from '../../ui/dialogs/unsaved-changes';
import { ONE_COLUMN } from '../../ui/one-column';
import { useIsIdle } from '../../ui/use-is-idle';
import type { ListedPatient } from './list/listed-patient';
import { editButtonId } from './list/PatientActions';
import { PatientEditor, preloadPatientForm } from './PatientEditor';
import { PatientList } from './list/PatientList';
import { PatientSearch } from './list/PatientSearch';
import { useDeletePatient } from './list/use-delete-patient';
import { usePatientList } from './list/use-patient-list';
import { formAt, type OpenForm, usePatientsAddress, WORD_OF_ORDER } from './use-patients-address';

export function PatientsPage() {
  const { list, form, goTo, openForm, closeForm } = usePatientsAddress();
  const state = usePatientList(list);
  const deletePatient = useDeletePatient();
  const can = useRights();
  const mayLeave = useMayLeave();
  const toggle = useRef<HTMLButtonElement>(null);
  useFocusAfterClosing(form, toggle);
  const isIdle = useIsIdle();
  useEffect(() => {
    if (isIdle) preloadPatientForm();
  }, [isIdle]);

  const staysAt = useCallback(
    (address: URL) => address.pathname === location.pathname && formAt(address.searchParams) === form,
    [form],
  );
  const open = async (wanted: OpenForm) => {
    if (form === wanted || (await mayLeave())) openForm(wanted);
  };
  const close = async () => {
    if (await mayLeave()) closeForm();
  };
  const remove = async (patient: ListedPatient) => {
    if (!(await deletePatient(patient))) return;
    if (form === patient.id) closeForm();
    toggle.current?.focus();
  };

  return (
    <Box sx={{ ...ONE_COLUMN, gap: { xs: 2, sm: 2.5 } }}>
      <Box sx={heading}>
        <Box sx={{ gridArea: 'title' }}>
          <PageHeading title="Pacientes">Pacientes</PageHeading>
          <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '1.5em' }}>
            {state.patients && !state.isOutdated && countSentence(state.total, list.search)}
          </Typography>
        </Box>
        <Box sx={{ gridArea: 'search' }}>
          <PatientSearch
            search={list.search}
            // Refining a search replaces its history entry, so that Back leaves the search instead of undoing letters.
            onSearch={(search) => goTo({ search }, { replace: list.search !== '' })}
          />
        </Box>
        <Box sx={{ gridArea: 'export', display: 'flex', gap: 1.5 }}>
          <ImportLink what="pacientes" area="PATIENTS" sx={{ display: { xs: 'none', lg: 'inline-flex' } }} />
          <ExportButton
            path="/api/pacientes/exportar"
            what="los pacientes"
            filter={{
              busqueda: list.search,
              orden: WORD_OF_ORDER[list.orderBy],
              descendente: list.descending ? 'true' : '',
            }}
            isCompact
          />
        </Box>
        {can('PATIENTS') && (
          <Button
            ref={toggle}
            variant={form ? 'outlined' : 'contained'}
            color={form ? 'inherit' : 'primary'}
            startIcon={form ? <CloseRounded /> : <AddRounded />}
            onClick={() => void (form ? close() : open('new'))}
            onPointerEnter={preloadPatientForm}
            onFocus={preloadPatientForm}
            sx={{ gridArea: 'toggle' }}
          >
            {form ? 'Cancelar' : 'Nuevo Paciente'}
          </Button>
        )}
      </Box>
      {form && can('PATIENTS') && (
        <PatientEditor
          key={form}
          open={form}
          onClose={() => void close()}
          onSaved={closeForm}
          onOpen={openForm}
          staysAt={staysAt}
        />
      )}
      <PatientList
        state={state}
        list={list}
        goTo={goTo}
        onNew={() => void open('new')}
        onEdit={({ id }) => void open(id)}
        onDelete={(patient) => void remove(patient)}
      />
    </Box>
  );
}

const heading = {
  display: 'grid',
  alignItems: 'center',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto auto', md: '1fr minmax(0, 340px) auto auto' },
  gridTemplateAreas: {
    xs: '"title toggle toggle" "search search export"',
    md: '"title search export toggle"',
  },
};

function countSentence(total: number, search: string): string {
  const count = total.toLocaleString('es-CL');
  if (total === 0 && !search) return '';
  if (search) return total === 1 ? '1 paciente encontrado' : `${count} pacientes encontrados`;
  return total === 1 ? '1 paciente' : `${count} pacientes`;
}

/**
 * Returns the focus to the button that opened the form: the patient's edit button, otherwise the one above the list.
 */
function useFocusAfterClosing(
  form: OpenForm | undefined,
  toggle: React.RefObject<HTMLButtonElement | null>,
): void {
  const last = useRef(form);
  useEffect(() => {
    const closed = last.current;
    last.current = form;
    if (closed === undefined || form !== undefined) return;
    const row = closed === 'new' ? null : document.getElementById(editButtonId(closed));
    (row ?? toggle.current)?.focus();
  }, [form, toggle]);
}
