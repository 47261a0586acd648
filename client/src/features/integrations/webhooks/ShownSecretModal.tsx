import { ShownOnceModal } from '../../../ui/dialogs/ShownOnceModal';

export interface ShownSecret {
  readonly address: string;
  readonly secret: string;
}

interface ShownSecretModalProps {
  shown: ShownSecret;
  onClose: () => void;
}

export const ShownSecretModal = ({ shown, onClose }: ShownSecretModalProps) => (
  <ShownOnceModal
    title="El secreto del webhook"
    subtitle={shown.address}
    label="Secreto"
    value={shown.secret}
    advice="Guárdelo ahora en el programa que recibe los avisos: no se volverá a mostrar. Con él comprueba que cada aviso viene de esta clínica."
    words={{ copy: 'Copiar secreto', copied: 'Secreto copiado', close: 'Ya lo guardé' }}
    onClose={onClose}
  />
);
