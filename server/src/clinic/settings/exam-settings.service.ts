import { EXAM_GROUPS, type ExamGroup } from '#domain/records/foot/exam-groups.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FOR_UPDATE, READ_ONLY } from '../../foundation/database/for-update.js';
import { assertVersion } from '../../foundation/database/row-version.js';
import { Transactional } from '../../foundation/database/transactional.js';
import { CLINIC_ID, ClinicSettings } from './clinic-settings.entity.js';
import type { ExamSettingsInput, ExamSettingsModel } from './exam-settings.model.js';

/** Which parts the exam of the feet has in this clinic. */
@Injectable()
export class ExamSettingsService {
  constructor(private readonly em: EntityManager) {}

  async read(): Promise<ExamSettingsModel> {
    return toModel(await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, READ_ONLY));
  }

  /**
   * @param seenVersion the version the editor saw; undefined if the last write wins (REST).
   * @throws DomainError `STALE`
   */
  @Transactional()
  async update(
    { groups, tenPointCutOff }: ExamSettingsInput,
    seenVersion?: number,
  ): Promise<ExamSettingsModel> {
    const stored = await this.em.findOneOrFail(ClinicSettings, CLINIC_ID, FOR_UPDATE);
    assertVersion(stored.version, seenVersion);
    stored.version += 1;
    const { footExam } = stored;
    if (groups) footExam.groups = inOrder(groups);
    if (tenPointCutOff !== undefined) footExam.tenPointCutOff = tenPointCutOff;
    await this.em.flush();
    return toModel(stored);
  }
}

const inOrder = (groups: readonly ExamGroup[]): ExamGroup[] =>
  EXAM_GROUPS.filter((group) => groups.includes(group));

const toModel = ({ footExam, version }: ClinicSettings): ExamSettingsModel => ({
  groups: inOrder(footExam.groups),
  tenPointCutOff: footExam.tenPointCutOff,
  version,
});
