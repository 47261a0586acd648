import { DomainError, invalidField } from '#domain/errors.js';
import { AREA_OF_RESOURCE, MAX_IMPORT_BYTES, type ImportResource } from '#domain/data/imports/import.js';
import { IMPORT_REFUSALS } from '#domain/data/imports/import.es.js';
import { FILE_FAULTS } from '#domain/spreadsheets/file-faults.es.js';
import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Needs, WholeClinic } from '../../access/rights/needs.decorator.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { Upload } from '../../foundation/http/bodies/upload.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import type { StoreUpload } from '../../foundation/http/repeat-mode.js';
import { MEDIA_TYPES } from '../../foundation/spreadsheets/media-types.js';
import { ImportFiles } from './import-files.js';
import { ImportFileInput, ImportIdInput, TemplateInput } from './import.input.js';
import { toImportacion } from './importacion.wire.js';
import { ImportsService } from './imports.service.js';
import { FileReader } from './reading/file-reader.js';

/** One is read while the others wait. */
const IMPORTS_AT_ONCE = { name: 'imports', ofInstance: 6 } as const;

/** The files of a resource's imports. Each resource has them below its own path, with its own area. */
function importsOf(resource: ImportResource) {
  @WireErrors({}, true)
  abstract class ResourceImports {
    constructor(
      protected readonly imports: ImportsService,
      protected readonly files: ImportFiles,
      protected readonly reader: FileReader,
      protected readonly inputs: Inputs,
    ) {}

    /**
     * The body is the file itself, CSV or XLSX. 201 with the recognised columns; 400, 413 or 415 with a way to fix it.
     */
    @Idempotent.Route('UPLOAD')
    @Upload({
      area: AREA_OF_RESOURCE[resource],
      largestBytes: MAX_IMPORT_BYTES,
      tooLarge: IMPORT_REFUSALS.tooHeavy,
      atOnce: IMPORTS_AT_ONCE,
    })
    @Post()
    @HttpCode(201)
    async upload(
      @Query('nombre') fileName: unknown,
      @Query('hoja') sheet: unknown,
      @Query('fila_encabezados') headerRow: unknown,
      @Req() { body, headers }: FastifyRequest,
    ): Promise<StoreUpload<ReturnType<typeof toImportacion>>> {
      const asked = await this.inputs.checkQuery(ImportFileInput, {
        fileName: fileName ?? 'archivo',
        sheet,
        headerRow: headerRow === undefined ? undefined : asWholeNumber(headerRow),
      });
      if (/^multipart\//i.test(headers['content-type'] ?? ''))
        throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: IMPORT_REFUSALS.inAForm });
      if (!Buffer.isBuffer(body)) throw invalidField('file', FILE_FAULTS.isEmpty);
      const file = await this.reader.read(resource, body, asked);
      return async () => toImportacion(await this.imports.upload(resource, asked.fileName, file));
    }

    /** 200, a file with the recognised headers and an example row. */
    @Get('plantilla')
    async template(@Query('formato') format: unknown, @Res() reply: FastifyReply): Promise<void> {
      const asked = await this.inputs.checkQuery(TemplateInput, { format: format ?? 'xlsx' });
      await reply
        .header('content-type', MEDIA_TYPES[asked.format])
        .header(
          'content-disposition',
          `attachment; filename="${this.files.templateName(resource)}.${asked.format}"`,
        )
        .send(this.files.template(resource, asked.format));
    }

    /** 200, the rejected rows of an import as CSV, each with the corrections to make; 404. */
    @Get(':id/rechazadas')
    async rejected(@Param('id') text: string, @Res() reply: FastifyReply): Promise<void> {
      const { id } = await this.inputs.checkQuery(ImportIdInput, { id: asWholeNumber(text) });
      const content = await this.files.rejected(resource, id);
      await reply
        .header('content-type', MEDIA_TYPES.csv)
        .header('content-disposition', 'attachment; filename="filas-rechazadas.csv"')
        .send(content);
    }
  }
  return ResourceImports;
}

@WholeClinic()
@Needs('PATIENTS')
@Controller('api/pacientes/importaciones')
export class PatientImportsController extends importsOf('PATIENTS') {
  constructor(imports: ImportsService, files: ImportFiles, reader: FileReader, inputs: Inputs) {
    super(imports, files, reader, inputs);
  }
}

@WholeClinic()
@Needs('AGENDA')
@Controller('api/citas/importaciones')
export class AppointmentImportsController extends importsOf('APPOINTMENTS') {
  constructor(imports: ImportsService, files: ImportFiles, reader: FileReader, inputs: Inputs) {
    super(imports, files, reader, inputs);
  }
}

@WholeClinic()
@Needs('STOCK')
@Controller('api/insumos/importaciones')
export class SupplyImportsController extends importsOf('SUPPLIES') {
  constructor(imports: ImportsService, files: ImportFiles, reader: FileReader, inputs: Inputs) {
    super(imports, files, reader, inputs);
  }
}

@WholeClinic()
@Needs('HEALTH_DATA')
@Controller('api/pacientes/fichas/importaciones')
export class RecordImportsController extends importsOf('RECORDS') {
  constructor(imports: ImportsService, files: ImportFiles, reader: FileReader, inputs: Inputs) {
    super(imports, files, reader, inputs);
  }
}
