import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { SUBSTANCES } from '#domain/stock/substance.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../foundation/graphql/as-enum.js';
import { someOf } from '../foundation/input/field-rules.js';

export const SubstanceEnum = asEnum(SUBSTANCES);
registerEnumType(SubstanceEnum, {
  name: 'Substance',
  description: 'A substance in supplies to which patients may be allergic.',
  valuesMap: {
    LATEX: { description: 'As in gloves.' },
    IODINE: { description: 'As in disinfectants.' },
    ADHESIVE: { description: 'As in plasters and tape.' },
    LIDOCAINE: { description: 'A local anaesthetic.' },
    ACRYLATE: { description: 'As in gel and acrylic nails.' },
  },
});

export const AreSubstances = someOf('substances', SUBSTANCES, FIELD_MESSAGES.oneOfList);
