import { SCREEN_ERRORS } from '#domain/screen-sentences.es.js';
import { failureOf } from '../../../apollo/apollo-failure';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { SuppliesDocument, SuppliesToBuyDocument, useDeleteSupplyMutation } from '../supplies.generated';
import type { Supply } from './supply-list';

export function useDeleteSupply(onDeleted: () => void, onFailed: (sentence: string) => void) {
  const confirm = useConfirm();
  const [remove] = useDeleteSupplyMutation({ refetchQueries: [SuppliesDocument, SuppliesToBuyDocument] });
  return async (supply: Supply): Promise<void> => {
    const accepted = await confirm({
      title: `Eliminar «${supply.name}»`,
      question: '¿Está seguro de eliminar este insumo?',
      accept: 'Eliminar',
    });
    if (!accepted) return;
    try {
      await remove({ variables: { id: supply.id } });
      onDeleted();
    } catch (error) {
      const { code, sentence } = failureOf(error);
      const isUsed = code === 'SUPPLY_IN_USE';
      onFailed(
        isUsed
          ? SCREEN_ERRORS.SUPPLY_IN_USE
          : `Error al eliminar el insumo.${sentence ? ` ${sentence}` : ''}`,
      );
    }
  };
}
