import { inGroups, RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '#domain/access/second-factor.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readableLetters } from '../accounts/readable-letters.js';
import { hashOfToken } from '../tokens/random-token.js';
import { RecoveryCode } from './recovery-code.entity.js';

/**
 * Each code replaces an app code once and is then deleted. A code has 79 random bits, enough for hashing it like a
 * token.
 */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly em: EntityManager) {}

  /**
   * Replaces the old codes.
   * @returns the codes, in groups; only their hashes are stored.
   */
  async renew(staffId: number): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => readableLetters(RECOVERY_CODE_LENGTH));
    await this.em.nativeDelete(RecoveryCode, { staffUserId: staffId });
    await this.em.insertMany(
      RecoveryCode,
      codes.map((code) => ({ staffUserId: staffId, codeHash: hashOfToken(code) })),
    );
    return codes.map(inGroups);
  }

  /**
   * @param core as returned by `codeCore`.
   * @returns whether it was one of the user's codes.
   */
  async use(staffId: number, core: string): Promise<boolean> {
    const used = await this.em.nativeDelete(RecoveryCode, {
      staffUserId: staffId,
      codeHash: hashOfToken(core),
    });
    return used > 0;
  }
}
