import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../rights/needs.decorator.js';
import { DataExportModel, DataExportPageInput, DataExportPageModel } from './data-export.model.js';
import { ExportRegister } from './export-register.js';

@Needs('TEAM')
@Resolver(() => DataExportModel)
export class DataExportsResolver {
  constructor(private readonly register: ExportRegister) {}

  @Query(() => DataExportPageModel, {
    description: "The exports of lists and of persons' data, newest first. Errors: INVALID_INPUT.",
  })
  dataExports(@Args() input: DataExportPageInput): Promise<DataExportPageModel> {
    return this.register.page(input);
  }
}
