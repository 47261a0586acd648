import { rowsInWords } from '#domain/data/imports/import-counts.es.js';
import { RESOURCE_LABELS } from '#domain/data/imports/import-words.es.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useCallback, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { failureOf } from '../../../apollo/apollo-failure';
import { useWallTime } from '../../../clinic/wall-time';
import { Card } from '../../../ui/Card';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { Loading } from '../../../ui/frame/Loading';
import { PageHead } from '../../../ui/frame/PageHead';
import { Notice } from '../../../ui/notices/Notice';
import { RetryNotice } from '../../../ui/notices/RetryNotice';
import { toasts } from '../../../ui/notices/toasts';
import { ONE_COLUMN } from '../../../ui/one-column';
import { CheckedStep } from './CheckedStep';
import { ColumnsStep } from './ColumnsStep';
import { DoneStep } from './DoneStep';
import { ImportProgress } from './ImportProgress';
import { type ShownImportFragment, useDiscardImportMutation } from './imports.generated';
import { isRunning, useImport } from './use-import';

const STEPS = ['Archivo', 'Columnas', 'Revisión', 'Listo'];
const STEP_OF: Readonly<Record<ShownImportFragment['state'], number>> = {
  UPLOADED: 1,
  CHECKING: 2,
  CHECKED: 2,
  APPLYING: 3,
  APPLIED: 4,
  UNDOING: 4,
  UNDONE: 4,
  INTERRUPTED: 2,
};

export function ImportPage() {
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useImport(id);
  const one = data?.import;
  if (!one && !error) return <Loading />;
  if (!one)
    return (
      <RetryNotice
        sentence={(error && failureOf(error).sentence) ?? 'No se pudo cargar la importación.'}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return <OneImport key={one.id} one={one} />;
}

function OneImport({ one }: { readonly one: ShownImportFragment }) {
  const [isAtColumns, setAtColumns] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  const startDeciding = useCallback(() => setDeciding(true), []);
  const wallTime = useWallTime();
  const settled = one.settledState ?? one.state;
  const showsColumns = settled === 'UPLOADED' || (settled === 'CHECKED' && isAtColumns);
  const showsChecked = settled === 'CHECKED' || (settled === 'CHECKING' && isDeciding);
  const step = showsColumns ? 1 : STEP_OF[settled];
  return (
    <>
      <PageHead
        title="Importar"
        heading={`Importar ${RESOURCE_LABELS[one.resource].toLowerCase()}`}
        introduction={
          <>
            {one.fileName}
            {one.source?.sheet && one.source.sheets.length > 1 && `, hoja «${one.source.sheet}»`} ·{' '}
            {rowsInWords(one.rowCount)} · {one.createdByName}, {wallTime(one.createdAt)}
          </>
        }
      />
      <Stepper activeStep={step} alternativeLabel sx={{ marginTop: 2.5 }}>
        {STEPS.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Card aria-label="Importación" sx={{ marginTop: 2.5 }}>
        <Box sx={{ ...ONE_COLUMN, gap: 2 }}>
          {one.state === 'INTERRUPTED' && (
            <Notice sentence="El servidor se detuvo y esto quedó a medias: no se guardó nada de ello. Puede hacerlo de nuevo." />
          )}
          {one.failure && !isRunning(one.state) && <Notice sentence={one.failure} />}
          {isRunning(one.state) && !showsChecked ? (
            <ImportProgress one={one} />
          ) : showsColumns ? (
            <ColumnsStep
              one={one}
              onChecking={() => {
                setAtColumns(false);
                setDeciding(false);
              }}
            />
          ) : showsChecked ? (
            <CheckedStep one={one} onColumns={() => setAtColumns(true)} onDeciding={startDeciding} />
          ) : (
            <DoneStep one={one} />
          )}
        </Box>
      </Card>
      <OtherActions
        one={one}
        isOpen={!isRunning(one.state) && (settled === 'UPLOADED' || settled === 'CHECKED')}
      />
    </>
  );
}

function OtherActions({ one, isOpen }: { readonly one: ShownImportFragment; readonly isOpen: boolean }) {
  const [discard] = useDiscardImportMutation();
  const confirm = useConfirm();
  const go = useNavigate();
  const askAndDiscard = async () => {
    const question = {
      title: 'Descartar archivo',
      question: 'Se borran sus filas. No se ha importado nada de él.',
      accept: 'Descartar',
    };
    if (!(await confirm(question))) return;
    try {
      await discard({ variables: { id: one.id } });
      void go('/app/configuracion/importar');
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo descartar. Inténtelo de nuevo.');
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
      <Button component={Link} to="/app/configuracion/importar" color="inherit">
        Volver a importaciones
      </Button>
      {isOpen && (
        <Button color="inherit" onClick={() => void askAndDiscard()}>
          Descartar archivo
        </Button>
      )}
    </Box>
  );
}
