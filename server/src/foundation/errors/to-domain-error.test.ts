import { describe, expect, it } from '@jest/globals';
import { DomainError } from '#domain/errors.js';
import { describeFault } from './describe-fault.js';
import { restFailure } from './rest-errors.js';
import { toDomainError } from './to-domain-error.js';

const thrown = (properties: object) =>
  Object.assign(new Error('Key (rut)=(123456785) already exists'), properties);

describe('toDomainError', () => {
  it.each([
    [{ code: '23505', constraint: 'appointment_slot_key' }, 'SLOT_TAKEN', 409],
    [{ code: '23505', constraint: 'patient_rut_key' }, 'RUT_IN_USE', 409],
    [{ code: '23505', constraint: 'another_key' }, 'INTERNAL', 500],
    [{ code: 'ECONNREFUSED' }, 'DATABASE_UNAVAILABLE', 503],
    [{ code: '57P01' }, 'DATABASE_UNAVAILABLE', 503],
    [{ code: '53300' }, 'DATABASE_UNAVAILABLE', 503],
    [{ code: '57014' }, 'DATABASE_UNAVAILABLE', 503],
    [{ code: '25P03' }, 'DATABASE_UNAVAILABLE', 503],
    [{ code: '55P03' }, 'DATABASE_UNAVAILABLE', 503],
    [{ code: '40P01' }, 'DATABASE_UNAVAILABLE', 503],
    [{ code: '22P02' }, 'INTERNAL', 500],
    [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE' }, 'PAYLOAD_TOO_LARGE', 413],
    [{ statusCode: 400 }, 'BAD_REQUEST', 400],
    [{ statusCode: 403 }, 'FORBIDDEN', 403],
    [{ statusCode: 404 }, 'NOT_FOUND', 404],
    [{ statusCode: 409 }, 'INTERNAL', 500],
    [{ statusCode: 418 }, 'INTERNAL', 500],
    [{ statusCode: 503 }, 'DATABASE_UNAVAILABLE', 503],
    [{}, 'INTERNAL', 500],
  ])('turns an error %j into %s', (properties, code, status) => {
    const error = toDomainError(thrown(properties));
    expect(error.code).toBe(code);
    expect(restFailure(error).status).toBe(status);
  });

  it.each([undefined, null, 'text', 7])('turns a thrown %j into an internal error', (value) => {
    expect(toDomainError(value).code).toBe('INTERNAL');
  });

  it('keeps the row that PostgreSQL names out of the response and the log', () => {
    const error = thrown({ code: '23505', constraint: 'another_key', detail: 'Key (rut)=(123456785)' });
    expect(JSON.stringify(restFailure(toDomainError(error)))).not.toContain('123456785');
    expect(JSON.stringify(describeFault(error))).not.toContain('123456785');
  });

  it('returns a DomainError unchanged', () => {
    const error = new DomainError('NOT_FOUND');
    expect(toDomainError(error)).toBe(error);
  });
});
