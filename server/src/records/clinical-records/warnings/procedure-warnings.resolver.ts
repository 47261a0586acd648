import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../../access/rights/needs.decorator.js';
import { ProcedureWarnings } from './procedure-warnings.js';
import { ProcedureWarningModel, ProcedureWarningsInput, toWarningModel } from './warning.model.js';

@Needs('HEALTH_DATA')
@Resolver(() => ProcedureWarningModel)
export class ProcedureWarningsResolver {
  constructor(private readonly warnings: ProcedureWarnings) {}

  @Query(() => [ProcedureWarningModel], {
    description:
      "Warnings before a treatment: contraindications that it names, an absent pulse, an open ulcer, an exam older than the risk's interval, and allergies to something in its kit; also from unreviewed answers alone. The access is logged. Errors: NOT_FOUND.",
  })
  async procedureWarnings(
    @Args() { patientId, treatmentId }: ProcedureWarningsInput,
  ): Promise<ProcedureWarningModel[]> {
    return (await this.warnings.before(patientId, treatmentId)).map(toWarningModel);
  }
}
