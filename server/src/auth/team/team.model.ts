import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('TeamMember', { description: 'A staff user, as the others see them.' })
export class TeamMemberModel {
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'The name they log in with, in lower case.' }) username!: string;
  @Field(() => String, { description: 'The name that is shown.' }) name!: string;
}
