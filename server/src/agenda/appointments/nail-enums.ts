import { NAIL_SHAPE_LABELS, NAIL_TECHNIQUE_LABELS } from '#domain/agenda/manicure.es.js';
import { NAIL_SHAPES, NAIL_TECHNIQUES } from '#domain/agenda/manicure.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum, labelled } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const NailShapeEnum = asEnum(NAIL_SHAPES);
registerEnumType(NailShapeEnum, {
  name: 'NailShape',
  description: 'The shape of the nails after a manicure.',
  valuesMap: labelled(NAIL_SHAPES, NAIL_SHAPE_LABELS),
});

export const NailTechniqueEnum = asEnum(NAIL_TECHNIQUES);
registerEnumType(NailTechniqueEnum, {
  name: 'NailTechnique',
  description: 'How a manicure was done.',
  valuesMap: labelled(NAIL_TECHNIQUES, NAIL_TECHNIQUE_LABELS),
});

export const IsNailShape = oneOf('nailShape', NAIL_SHAPES, FIELD_MESSAGES.oneOfList);
export const IsNailTechnique = oneOf('nailTechnique', NAIL_TECHNIQUES, FIELD_MESSAGES.oneOfList);
