import { Global, Module } from '@nestjs/common';
import { FirstAnswers } from '../http/repeatable.decorator.js';
import { GraphqlRepeats } from './graphql-repeats.js';
import { KeptAnswers } from './kept-answers.js';
import { KeyedOperations } from './keyed-operations.js';
import { RepeatedCalls } from './repeated-calls.js';
import { Repeats } from './repeats.js';

@Global()
@Module({
  providers: [
    GraphqlRepeats,
    KeptAnswers,
    KeyedOperations,
    Repeats,
    { provide: FirstAnswers, useClass: RepeatedCalls },
  ],
  exports: [FirstAnswers, KeptAnswers],
})
export class RepeatsModule {}
