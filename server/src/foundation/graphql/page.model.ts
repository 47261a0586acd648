import { Field, ObjectType } from '@nestjs/graphql';

/** The fields that each page of a list has besides its rows. */
@ObjectType({ isAbstract: true })
export abstract class PageModel {
  @Field(() => String, { nullable: true, description: "The next page's `after`." }) endCursor!: string | null;
  @Field(() => Boolean, { description: 'Whether more rows follow this page.' }) hasNextPage!: boolean;
}
