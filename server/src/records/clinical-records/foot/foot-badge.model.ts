import { RISK_DISCLAIMER } from '#domain/records/foot/risk.es.js';
import { FOOT_URGENCIES, type FootBadge, type FootUrgency } from '#domain/records/foot/badge.es.js';
import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../../foundation/graphql/as-enum.js';

const FootUrgencyEnum = asEnum(FOOT_URGENCIES);
registerEnumType(FootUrgencyEnum, {
  name: 'FootUrgency',
  description: 'How much a risk of the feet stands out.',
  valuesMap: {
    HIGH: { description: 'Category 3, or a referral.' },
    RAISED: { description: 'Category 2.' },
    NORMAL: { description: 'A lower category, or none.' },
  },
});

@ObjectType('FootBadge', {
  description: `The risk of a patient's feet, for a badge beside the name. In print, with '${RISK_DISCLAIMER}'.`,
})
export class FootBadgeModel implements FootBadge {
  @Field(() => String, { description: "In Spanish: 'Riesgo 3, alto'." }) name!: string;
  @Field(() => String, { description: 'In Spanish; may be empty.' }) reason!: string;
  @Field(() => FootUrgencyEnum, { description: 'For its colour.' }) urgency!: FootUrgency;
}
