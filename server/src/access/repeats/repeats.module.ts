import { Global, Module } from '@nestjs/common';
import { ResponseReplay } from '../../foundation/http/idempotent.decorator.js';
import { IdempotentGraphql } from './idempotent-graphql.js';
import { StoredResponses } from './stored-responses.js';
import { KeyedOperations } from './keyed-operations.js';
import { IdempotentCalls } from './idempotent-calls.js';
import { IdempotentRequests } from './idempotent-requests.js';

@Global()
@Module({
  providers: [
    IdempotentGraphql,
    StoredResponses,
    KeyedOperations,
    IdempotentRequests,
    { provide: ResponseReplay, useClass: IdempotentCalls },
  ],
  exports: [ResponseReplay, StoredResponses],
})
export class RepeatsModule {}
