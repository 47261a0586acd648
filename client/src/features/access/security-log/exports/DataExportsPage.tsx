import FileDownloadOutlined from '~icons/outline-file-download';
import Box from '@mui/material/Box';
import { useLongList } from '../../../../apollo/use-long-list';
import { ExportButton } from '../../../../exporting/ExportButton';
import { Card } from '../../../../ui/Card';
import { Loading } from '../../../../ui/frame/Loading';
import { Message } from '../../../../ui/frame/Message';
import { PageHead } from '../../../../ui/frame/PageHead';
import { ONE_COLUMN } from '../../../../ui/one-column';
import { MoreButton } from '../../../../ui/lists/MoreButton';
import { RetryNotice } from '../../../../ui/notices/RetryNotice';
import { DataExportItem } from './DataExportItem';
import { DataExportsDocument } from './data-exports.generated';

/** Entries shown first; 'Cargar más' doubles the number. */
const SIZE = 30;
export function DataExportsPage() {
  const { page, hasFailed, isLoadingMore, more, retry } = useLongList(
    DataExportsDocument,
    {},
    SIZE,
    (data) => data.dataExports,
  );
  return (
    <>
      <PageHead
        title="Exportaciones"
        introduction="Quién se llevó qué lista, o entregó los datos de qué paciente, y cuándo. Nadie puede cambiar este registro."
        actions={<ExportButton path="/api/exportaciones/exportar" what="este registro" />}
      />
      <Card aria-label="Exportaciones" sx={{ ...ONE_COLUMN, gap: 2, marginTop: 2.5 }}>
        {hasFailed && <RetryNotice sentence="No se pudo cargar el registro." onRetry={retry} />}
        {!page && !hasFailed && <Loading />}
        {page && page.nodes.length > 0 && (
          <Box component="ul" aria-label="Exportaciones" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {page.nodes.map((entry) => (
              <DataExportItem key={entry.id} entry={entry} />
            ))}
          </Box>
        )}
        {page?.nodes.length === 0 && (
          <Message
            icon={<FileDownloadOutlined />}
            sentence="Todavía nadie se ha llevado nada"
            detail="Aquí queda cada lista que alguien exporta, y cada entrega de los datos de un paciente."
          />
        )}
        {page?.hasNextPage && <MoreButton isLoading={isLoadingMore} onMore={more} />}
      </Card>
    </>
  );
}
