import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { whoDoes } from '#domain/clinic/professionals/choice.js';
import { professionalName } from '#domain/clinic/professionals/professional.es.js';
import { useRef } from 'react';
import { failureOf } from '../../../../apollo/apollo-failure';
import { useConfirm } from '../../../../ui/dialogs/confirm';
import { toasts } from '../../../../ui/notices/toasts';
import {
  type ListedProfessionalFragment,
  ListedProfessionalsDocument,
  useArchiveProfessionalMutation,
  useDeleteProfessionalMutation,
  useOrderProfessionalsMutation,
  useRestoreProfessionalMutation,
} from './professionals.generated';

type Professional = ListedProfessionalFragment;

export interface ProfessionalActions {
  readonly archive: (professional: Professional) => Promise<void>;
  readonly restore: (professional: Professional) => Promise<void>;
  readonly remove: (professional: Professional) => Promise<void>;
  /** @param by the number of places down; negative: up. */
  readonly move: (professional: Professional, by: number) => Promise<void>;
}

export const shownName = ({ name, services }: Professional): string =>
  professionalName(name, services[0] ?? 'PODIATRY');

/** The actions on a professional other than editing. Archiving and deleting ask for confirmation. */
export function useProfessionalActions(all: readonly Professional[]): ProfessionalActions {
  const confirm = useConfirm();
  const [archiveOne] = useArchiveProfessionalMutation();
  const [restoreOne] = useRestoreProfessionalMutation();
  const [removeOne] = useDeleteProfessionalMutation({ refetchQueries: [ListedProfessionalsDocument] });
  const [order, { client }] = useOrderProfessionalsMutation();
  // A disabled button would lose the focus.
  const isBusy = useRef(false);

  const run = async (work: () => Promise<unknown>, done: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
      toasts.success(done);
    } catch (error) {
      toasts.error(failureOf(error).sentence ?? 'No se pudo hacer. Inténtelo de nuevo.');
      // Another user may have changed them in the meantime.
      await client.refetchQueries({ include: [ListedProfessionalsDocument] }).catch(() => undefined);
    } finally {
      isBusy.current = false;
    }
  };
  const archiveNow = ({ id, version }: Professional) =>
    run(() => archiveOne({ variables: { id, version } }), 'Profesional archivado');

  const archive = async (professional: Professional) => {
    const others = all.filter(({ id }) => id !== professional.id);
    const orphaned = professional.services.filter((service) => whoDoes(others, service).length === 0);
    const warning = orphaned.map((service) => ` Nadie más atiende ${SERVICE_TYPE_LABELS[service]}.`).join('');
    const accepted = await confirm({
      title: `Archivar a ${shownName(professional)}`,
      question: `No recibirá citas nuevas; las que tiene siguen en la agenda.${warning}`,
      accept: 'Archivar',
    });
    if (accepted) await archiveNow(professional);
  };
  /** Professionals who appear in appointments can't be deleted. */
  const offerArchiving = async (professional: Professional, sentence: string) => {
    if (professional.isArchived) return toasts.error(sentence);
    const accepted = await confirm({
      title: `No se puede eliminar a ${shownName(professional)}`,
      question: sentence,
      accept: 'Archivar',
    });
    if (accepted) await archiveNow(professional);
  };

  return {
    archive,
    restore: ({ id, version }) =>
      run(() => restoreOne({ variables: { id, version } }), 'Profesional restaurado'),
    async remove(professional) {
      const accepted = await confirm({
        title: `Eliminar a ${shownName(professional)}`,
        question: 'Se eliminan también sus días libres. Solo se puede si nunca tuvo citas ni fichas.',
        accept: 'Eliminar',
      });
      if (!accepted) return;
      try {
        await removeOne({ variables: { id: professional.id }, awaitRefetchQueries: true });
        toasts.success('Profesional eliminado');
      } catch (error) {
        const { code, sentence } = failureOf(error);
        if (code === 'PROFESSIONAL_IN_USE') await offerArchiving(professional, sentence ?? '');
        else toasts.error(sentence ?? 'No se pudo eliminar. Inténtelo de nuevo.');
      }
    },
    async move({ id }, by) {
      const active = all.filter(({ isArchived }) => !isArchived);
      const from = active.findIndex((one) => one.id === id);
      const [moved] = active.slice(from, from + 1);
      if (!moved || !active[from + by]) return;
      const sorted = active.toSpliced(from, 1).toSpliced(from + by, 0, moved);
      const professionals = [...sorted, ...all.filter(({ isArchived }) => isArchived)];
      try {
        await order({
          variables: { ids: professionals.map((one) => one.id) },
          optimisticResponse: { orderProfessionals: professionals },
          update: (cache, { data }) => {
            if (data)
              cache.writeQuery({
                query: ListedProfessionalsDocument,
                data: { professionals: data.orderProfessionals },
              });
          },
        });
      } catch (error) {
        toasts.error(failureOf(error).sentence ?? 'No se pudo cambiar el orden. Inténtelo de nuevo.');
      }
    },
  };
}
