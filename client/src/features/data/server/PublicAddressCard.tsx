import { MAX_PUBLIC_ADDRESS_LENGTH, publicAddressOf } from '#domain/clinic/public-address.js';
import { PUBLIC_ADDRESS_MESSAGES } from '#domain/clinic/public-address.es.js';
import {
  usePublicAddressQuery,
  useRemovePublicAddressMutation,
  useSetPublicAddressMutation,
} from './server.generated';
import type { SettingWords } from './server-setting';
import { ServerSettingCard } from './ServerSettingCard';

const WORDS: SettingWords = {
  title: 'Dirección pública',
  about:
    'Donde los pacientes abren su página. Con ella los mensajes llevan un enlace para confirmar, cambiar o cancelar, y los calendarios una dirección completa.',
  none: 'Los mensajes salen sin enlaces.',
  environment: 'La fijó quien administra el servidor (PUBLIC_URL), y se cambia allí.',
  set: 'Fijar la dirección',
  remove: 'Quitar la dirección pública',
  removing: 'Los próximos mensajes saldrán sin enlaces. Los ya enviados siguen igual.',
  label: 'Dirección pública',
  placeholder: 'https://clinica.cl',
  hint: 'Con https y sin nada después del nombre. Se prueba antes de guardarla.',
  notLoaded: 'No se pudo cargar la dirección pública.',
  saved: 'Dirección pública guardada',
  removed: 'Dirección pública quitada',
};

/** A panel opened on the server itself is no address for patients. */
const ONLY_HERE = /^(localhost|127\.|\[::1\])/;

const AGAIN = { refetchQueries: ['FirstSteps'] };

export function PublicAddressCard() {
  const query = usePublicAddressQuery({ fetchPolicy: 'cache-and-network' });
  const [set] = useSetPublicAddressMutation(AGAIN);
  const [remove] = useRemovePublicAddressMutation(AGAIN);
  const stored = query.data?.publicAddress;
  const version = stored?.version ?? null;
  return (
    <ServerSettingCard
      id="direccion-publica"
      words={WORDS}
      query={query}
      setting={stored && { ...stored, value: stored.address }}
      proposal={ONLY_HERE.test(location.hostname) ? '' : location.origin}
      actions={{
        faultOf: (address) =>
          publicAddressOf(address) === undefined ? PUBLIC_ADDRESS_MESSAGES.address : undefined,
        maxLength: MAX_PUBLIC_ADDRESS_LENGTH,
        save: (address, password) => set({ variables: { address, version, password } }),
        remove: (password) => remove({ variables: { version, password } }),
      }}
    />
  );
}
