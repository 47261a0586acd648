import { examInWords } from '#domain/records/foot/exam-words.es.js';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Needs } from '../../../access/rights/needs.decorator.js';
import { FootExamModel } from './foot-exam.model.js';

@Needs('HEALTH_DATA')
@Resolver(() => FootExamModel)
export class FootExamWordsResolver {
  @ResolveField(() => [String], {
    description: 'The text form, in Spanish: a sentence for each finding, test and answer.',
  })
  words(@Parent() exam: FootExamModel): string[] {
    return examInWords(exam);
  }
}
