import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormModal } from '../../../editing/FormModal';
import type { Versioned, VersionedForm } from '../../../editing/use-versioned-form';

interface RequestModalProps<Values extends FieldValues, Stored extends Versioned> {
  title: string;
  subtitle?: string;
  accept: string;
  editing: VersionedForm<Values, Stored>;
  onClose: () => void;
  children: ReactNode;
}

export const RequestModal = <Values extends FieldValues, Stored extends Versioned>({
  accept,
  ...rest
}: RequestModalProps<Values, Stored>) => <FormModal {...rest} width={560} submit={accept} />;
