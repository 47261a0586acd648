import { Global, Module } from '@nestjs/common';
import { GraphqlRepeats } from './graphql-repeats.js';
import { KeptAnswers } from './kept-answers.js';
import { KeyedOperations } from './keyed-operations.js';
import { Repeats } from './repeats.js';

@Global()
@Module({
  providers: [GraphqlRepeats, KeptAnswers, KeyedOperations, Repeats],
  exports: [KeptAnswers, KeyedOperations, Repeats],
})
export class RepeatsModule {}
