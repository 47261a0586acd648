import { ACCOUNT_KIND_LABELS } from '#domain/money/deposit.es.js';
import { ACCOUNT_KINDS } from '#domain/money/deposit.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum, labelled } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const AccountKindEnum = asEnum(ACCOUNT_KINDS);
registerEnumType(AccountKindEnum, {
  name: 'AccountKind',
  description: 'The kind of a bank account.',
  valuesMap: labelled(ACCOUNT_KINDS, ACCOUNT_KIND_LABELS),
});

export const IsAccountKind = oneOf('accountKind', ACCOUNT_KINDS, FIELD_MESSAGES.oneOfList);
