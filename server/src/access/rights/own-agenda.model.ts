import type { OwnAgenda } from '#domain/access/own-agenda.js';
import type { ServiceType } from '#domain/agenda/appointment.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ServiceTypeEnum } from './service-type.js';

@ObjectType('OwnAgenda', {
  description:
    "A user's limit: the appointments of these services, the patients who have one, and the records written about them in these services.",
})
export class OwnAgendaModel implements OwnAgenda {
  @Field(() => Int, { description: 'The professional whose appointments they see.' })
  professionalId!: number;
  @Field(() => [ServiceTypeEnum], { description: 'At least one.' })
  services!: readonly ServiceType[];
}
