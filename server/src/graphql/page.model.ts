import { Field, ObjectType } from '@nestjs/graphql';

/** What each page of a list has beside its rows. */
@ObjectType({ isAbstract: true })
export abstract class PageModel {
  @Field(() => String, { nullable: true, description: "The next page's `after`." }) endCursor!: string | null;
  @Field(() => Boolean, { description: 'Whether more rows follow this page.' }) hasNextPage!: boolean;
}
