import { DomainError } from '#domain/errors.js';
import { PHOTO_FAULTS } from '#domain/records/photos/photo.es.js';
import { MAX_PHOTO_BYTES, MAX_PHOTOS_AT_ONCE, NOTE_HEADER } from '#domain/records/photos/photo.js';
import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { sendPage } from '../../foundation/changes/cambios.wire.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Upload } from '../../foundation/http/bodies/upload.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { sendDownload } from '../../foundation/http/send-download.js';
import type { StoreUpload } from '../../foundation/http/repeat-mode.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { FOTO, fromPhotoQuery, fromRetiro, fromTraslado, fromUpload, toFoto } from './foto.wire.js';
import {
  MovePhotoArgs,
  NewPhotoInput,
  PhotoIdInput,
  PhotoPageInput,
  PhotoTokenInput,
  WithdrawPhotoArgs,
} from './photo.input.js';
import { type PhotoFile, PhotoList, type PhotoVariant } from './photo-list.js';
import { Photos } from './photos.service.js';

type Values = Record<string, unknown>;

/** So that one user's files do not keep another from adding a photo. */
const PHOTOS_AT_ONCE = {
  name: 'photos',
  ofInstance: 2 * MAX_PHOTOS_AT_ONCE,
  ofSender: MAX_PHOTOS_AT_ONCE,
} as const;

@Needs('HEALTH_DATA')
@Controller('api/pacientes/fotos')
@WireErrors(FOTO)
export class PhotosController {
  constructor(
    private readonly photos: Photos,
    private readonly list: PhotoList,
    private readonly inputs: Inputs,
  ) {}

  /** 200, a page of a patient's photos and documents, the latest day first; 400; 404 for an unknown patient. */
  @Get()
  async ofPatient(@Query() query: Values, @Res({ passthrough: true }) reply: FastifyReply) {
    const asked = await this.inputs.checkQuery(PhotoPageInput, fromPhotoQuery(query));
    return sendPage(reply, await this.list.page(asked), toFoto);
  }

  /**
   * The body is the file itself; the note is in a header. 201, the stored photo or document; 400, 404, 409 without the
   * patient's consent, 413, 415 or 429 with a way to fix it.
   */
  @Idempotent.Route('UPLOAD')
  @Upload({
    area: 'HEALTH_DATA',
    largestBytes: MAX_PHOTO_BYTES,
    tooLarge: PHOTO_FAULTS.tooHeavy,
    atOnce: PHOTOS_AT_ONCE,
  })
  @Post()
  @HttpCode(201)
  async add(
    @Query() query: Values,
    @Req() { body, headers }: FastifyRequest,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<StoreUpload<ReturnType<typeof toFoto>>> {
    const input = await this.inputs.check(NewPhotoInput, fromUpload(query, headers[NOTE_HEADER]));
    if (/^multipart\//i.test(headers['content-type'] ?? ''))
      throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: PHOTO_FAULTS.inAForm });
    if (!Buffer.isBuffer(body) || body.length === 0)
      throw new DomainError('BAD_REQUEST', { message: PHOTO_FAULTS.none });
    const file = await this.photos.read(input, body, staff);
    return async () => toFoto(await this.photos.add(input, file, staff));
  }

  /** 200, its file: a photo, or a document as a download; 404, also for one that was withdrawn. */
  @Get('archivos/:token/completa')
  file(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    return this.send(token, 'WHOLE', reply);
  }

  /** 200, its thumbnail; 404, also for a document. */
  @Get('archivos/:token/miniatura')
  thumbnail(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    return this.send(token, 'SMALL', reply);
  }

  /** 200, also a withdrawn one; 404. */
  @Get(':id')
  async read(@Param('id') text: string) {
    const found = await this.list.read(await this.idOf(text));
    if (!found) throw new DomainError('NOT_FOUND', { message: PHOTO_FAULTS.notFound });
    return toFoto(found);
  }

  /** 200, the photo as a download for publishing; 404; 409 unless its purpose and the patient's consent allow that. */
  @Get(':id/difusion')
  async publish(@Param('id') text: string, @Res() reply: FastifyReply): Promise<void> {
    await sendDownload(reply, downloadOf(await this.list.toPublish(await this.idOf(text))));
  }

  /** 200, the withdrawn photo or document; 400 on `motivo`; 404; 409 if it was withdrawn before. */
  @Post(':id/retiro')
  @HttpCode(200)
  async withdraw(@Param('id') text: string, @JsonBody() body: Values, @CurrentStaff() staff: SignedInStaff) {
    const id = await this.idOf(text);
    const { reason } = await this.inputs.check(WithdrawPhotoArgs, fromRetiro(id, body));
    return toFoto(await this.photos.withdraw(id, reason, staff));
  }

  /**
   * 200, the photo or document with its new patient and address; 400 on `paciente` if it is the same one; 404; 409 if
   * that patient did not agree to photos.
   */
  @Post(':id/traslado')
  @HttpCode(200)
  async move(@Param('id') text: string, @JsonBody() body: Values) {
    const id = await this.idOf(text);
    return toFoto(await this.photos.move(await this.inputs.check(MovePhotoArgs, fromTraslado(id, body))));
  }

  private async send(text: string, variant: PhotoVariant, reply: FastifyReply): Promise<void> {
    const { token } = await this.inputs.checkQuery(PhotoTokenInput, { token: text });
    const file = await this.list.file(token, variant);
    if (file.kind === 'DOCUMENT') await sendDownload(reply, downloadOf(file));
    else await reply.header('cache-control', 'no-store').type('image/jpeg').send(file.bytes);
  }

  private async idOf(text: string): Promise<number> {
    return (await this.inputs.checkQuery(PhotoIdInput, { id: asWholeNumber(text) })).id;
  }
}

const downloadOf = ({ id, kind, bytes }: PhotoFile) =>
  kind === 'DOCUMENT'
    ? { name: `documento-${id}.pdf`, type: 'application/pdf', bytes }
    : { name: `foto-${id}.jpg`, type: 'image/jpeg', bytes };
