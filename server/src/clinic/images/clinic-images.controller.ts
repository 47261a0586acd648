import { DomainError } from '#domain/errors.js';
import { type ClinicImageKind, MAX_IMAGE_BYTES } from '#domain/clinic/images/clinic-image.js';
import { IMAGE_FAULTS } from '#domain/clinic/images/clinic-image.es.js';
import { Controller, Delete, Get, Param, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { Upload } from '../../foundation/http/bodies/upload.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { SeenImageInput } from './clinic-image.input.js';
import { ClinicImagesService } from './clinic-images.service.js';
import { imageKindOf, toImagen } from './imagen.wire.js';

@Needs('SETTINGS')
@Controller('api/clinica/imagenes')
export class ClinicImagesController {
  constructor(
    private readonly images: ClinicImagesService,
    private readonly inputs: Inputs,
  ) {}

  /** 200, the logo and the photo. */
  @Get()
  async list() {
    return (await this.images.places()).map(toImagen);
  }

  /**
   * The body is the file itself. 200, the logo or photo with its new image; 400, 413, 415 or 429 with advice on the
   * image; 409 if `version` is not the stored one; 404.
   */
  @Upload({ area: 'SETTINGS', largestBytes: MAX_IMAGE_BYTES, tooLarge: IMAGE_FAULTS.tooHeavy })
  @Put(':cual')
  async replace(
    @Param('cual') word: string,
    @Query('version') version: unknown,
    @Req() { body, headers }: FastifyRequest,
    @CurrentStaff() staff: SignedInStaff,
  ) {
    const kind = kindOf(word);
    const seen = await this.seen(version);
    if (/^multipart\//i.test(headers['content-type'] ?? '')) {
      throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: IMAGE_FAULTS.inAForm });
    }
    if (!Buffer.isBuffer(body)) throw new DomainError('BAD_REQUEST', { message: IMAGE_FAULTS.none });
    return toImagen(await this.images.replace(kind, seen, body, staff));
  }

  /** 200, the logo or photo without an image; 409 if `version` is not the stored one; 404. */
  @Delete(':cual')
  async remove(@Param('cual') word: string, @Query('version') version: unknown) {
    return toImagen(await this.images.remove(kindOf(word), await this.seen(version)));
  }

  private async seen(version: unknown): Promise<number | undefined> {
    const query = { version: asWholeNumber(version) };
    return (await this.inputs.checkQuery(SeenImageInput, query)).version;
  }
}

function kindOf(word: string): ClinicImageKind {
  const kind = imageKindOf(word);
  if (!kind) throw new DomainError('NOT_FOUND');
  return kind;
}
