import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import FileDownloadOutlined from '~icons/outline-file-download';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useVersionedForm } from '../../../editing/use-versioned-form';
import { Card } from '../../../ui/Card';
import { Field } from '../../../ui/fields/Field';
import { SelectField } from '../../../ui/fields/SelectField';
import { RequestModal } from '../requests/RequestModal';
import { type AskedExport, exportPerson } from './export-person';

interface ExportCardProps {
  patientId: number;
  patientName: string;
}

/** Exports everything that the clinic stores about the patient (Ley 19.628, articles 5 and 9). */
export function ExportCard(props: ExportCardProps) {
  const [isExporting, setExporting] = useState(false);
  return (
    <Card aria-labelledby="entrega">
      <Typography variant="h2" id="entrega">
        Acceso y portabilidad
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5, marginBottom: 2 }}>
        Todo lo que la clínica guarda sobre el paciente: datos, citas, fichas con sus versiones, mensajes,
        consentimientos y quién leyó sus fichas. Cada entrega queda registrada.
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FileDownloadOutlined />}
        onClick={() => setExporting(true)}
      >
        Entregar sus datos
      </Button>
      {isExporting && <ExportModal {...props} onClose={() => setExporting(false)} />}
    </Card>
  );
}

function ExportModal({ patientId, patientName, onClose }: ExportCardProps & { onClose: () => void }) {
  const editing = useVersionedForm({
    initial: { formato: 'pdf', recibe: patientName, verificacion: '' } as AskedExport,
    faultsOf: ({ recibe, verificacion }): Partial<Record<keyof AskedExport, string>> => ({
      ...(recibe.trim() === '' && { recibe: FIELD_MESSAGES.required('receivedBy') }),
      ...(verificacion.trim() === '' && { verificacion: FIELD_MESSAGES.required('identityCheck') }),
    }),
    sentences: {
      saving: 'Preparando el archivo...',
      saved: 'Archivo descargado y entrega registrada',
      failed: 'No se pudo preparar el archivo. Inténtelo de nuevo.',
    },
    create: (values) => exportPerson(patientId, values),
    onSaved: onClose,
  });
  const { form, faults } = editing;
  return (
    <RequestModal
      title="Entregar sus datos"
      subtitle={patientName}
      accept="Descargar"
      editing={editing}
      onClose={onClose}
    >
      <SelectField label="Formato" {...form.register('formato')}>
        <option value="pdf">PDF, para leer e imprimir</option>
        <option value="json">JSON, para llevarlo a otro sistema</option>
        <option value="zip">ZIP, con ambos y las fotos y documentos</option>
      </SelectField>
      <Field
        label="Quién lo recibe"
        maxLength={TEXT_LIMITS.short}
        aria-required
        error={faults['recibe']}
        {...form.register('recibe')}
      />
      <Field
        label="Cómo se comprobó su identidad"
        placeholder="Por ejemplo, cédula de identidad a la vista"
        maxLength={TEXT_LIMITS.short}
        aria-required
        error={faults['verificacion']}
        {...form.register('verificacion')}
      />
      <Typography variant="body2" color="textSecondary">
        El archivo contiene datos de salud: entréguelo solo a la persona o a quien acredite representarla, y
        bórrelo de este computador después.
      </Typography>
    </RequestModal>
  );
}
