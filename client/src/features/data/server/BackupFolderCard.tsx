import { isFolderPath, MAX_FOLDER_LENGTH } from '#domain/data/backup/backup-place.js';
import { BACKUP_PLACE_MESSAGES } from '#domain/data/backup/backup-place.es.js';
import { Notice } from '../../../ui/notices/Notice';
import {
  useBackupFolderQuery,
  useRemoveBackupFolderMutation,
  useSetBackupFolderMutation,
} from './server.generated';
import type { SettingWords } from './server-setting';
import { ServerSettingCard } from './ServerSettingCard';

const WORDS: SettingWords = {
  title: 'Carpeta de respaldo',
  about:
    'Donde quedan las copias de cada noche. Elija una en otro disco o en otro equipo, para que las copias se salven si este disco falla.',
  none: 'Las copias quedan junto a los datos, en el mismo disco.',
  environment: 'La fijó quien administra el servidor (BACKUP_DIR), y se cambia allí.',
  set: 'Fijar la carpeta',
  remove: 'Quitar la carpeta de respaldo',
  removing:
    'Las próximas copias quedarán junto a los datos, en el mismo disco. Las ya hechas no se mueven ni se borran.',
  label: 'Carpeta en el servidor',
  placeholder: '/mnt/copias',
  hint: 'La ruta completa. Si no existe, se crea. Que no sea la de otra clínica. Las copias de la carpeta anterior no se mueven.',
  notLoaded: 'No se pudo cargar la carpeta de respaldo.',
  saved: 'Carpeta de respaldo guardada',
  removed: 'Carpeta de respaldo quitada',
};

const AGAIN = { refetchQueries: ['FirstSteps'] };

export function BackupFolderCard() {
  const query = useBackupFolderQuery({ fetchPolicy: 'cache-and-network' });
  const [set] = useSetBackupFolderMutation(AGAIN);
  const [remove] = useRemoveBackupFolderMutation(AGAIN);
  const stored = query.data?.backupFolder;
  const version = stored?.version ?? null;
  return (
    <ServerSettingCard
      id="carpeta-de-respaldo"
      words={WORDS}
      query={query}
      setting={stored && { ...stored, value: stored.folder }}
      actions={{
        faultOf: (folder) => (isFolderPath(folder.trim()) ? undefined : BACKUP_PLACE_MESSAGES.folder),
        maxLength: MAX_FOLDER_LENGTH,
        save: (folder, password) => set({ variables: { folder, version, password } }),
        remove: (password) => remove({ variables: { version, password } }),
      }}
    >
      {stored?.mustConfirm && (
        <Notice sentence="Esta carpeta venía en el respaldo restaurado, y aquí todavía no se usa: las copias quedan junto a los datos. Si es la correcta, guárdela otra vez con «Cambiar»." />
      )}
      {stored?.isMissing && !stored.mustConfirm && (
        <Notice sentence="Esta carpeta no está ahora en el servidor, y no se hacen copias. Vuelva a conectar su disco, o elija otra." />
      )}
    </ServerSettingCard>
  );
}
