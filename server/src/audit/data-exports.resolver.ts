import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../auth/rights/needs.decorator.js';
import { DataExportModel, DataExportPageInput, DataExportPageModel } from './data-export.model.js';
import { ExportRegister } from './export-register.js';

@Needs('TEAM')
@Resolver(() => DataExportModel)
export class DataExportsResolver {
  constructor(private readonly register: ExportRegister) {}

  @Query(() => DataExportPageModel, {
    description:
      'Who took lists and data of persons out of the product, newest first. Errors: INVALID_INPUT.',
  })
  dataExports(@Args() input: DataExportPageInput): Promise<DataExportPageModel> {
    return this.register.page(input);
  }
}
