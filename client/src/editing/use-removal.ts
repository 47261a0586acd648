import { failureOf } from '../apollo/apollo-failure';
import { useConfirm } from '../ui/dialogs/confirm';
import { toasts } from '../ui/notices/toasts';

interface Removal {
  name: string;
  /** The consequence, as the question says it. */
  consequence: string;
  remove: () => Promise<unknown>;
  /** The sentence once it is removed. */
  done: string;
}

/** Removes a thing from a list if the user confirms it, and says whether that succeeded. */
export function useRemoval(): (removal: Removal) => Promise<void> {
  const confirm = useConfirm();
  return async ({ name, consequence, remove, done }) => {
    const accepted = await confirm({
      title: `Eliminar «${name}»`,
      question: consequence,
      accept: 'Eliminar',
    });
    if (!accepted) return;
    try {
      await remove();
      toasts.success(done);
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo eliminar. Inténtelo de nuevo.');
    }
  };
}
