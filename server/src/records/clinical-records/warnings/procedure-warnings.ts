import { DomainError } from '#domain/errors.js';
import type { Contraindication, UsedSubstances, Warning } from '#domain/records/warnings/warning.js';
import { onlyAnswered, warningsOf } from '#domain/records/warnings/warning.js';
import { factsOf } from '#domain/patients/alert.js';
import type { ServiceType } from '#domain/agenda/appointment.js';
import { TREATMENT_NOT_FOUND } from '#domain/sentences.es.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../foundation/clock.js';
import { Sql } from '../../../foundation/database/sql.js';
import { PatientAlerts } from '../../../patients/alerts/patient-alerts.js';
import { Intakes } from '../../intake/intakes.service.js';
import { FootStandings } from '../foot/foot-standings.js';

interface PlannedTreatment {
  readonly serviceType: ServiceType;
  readonly contraindications: readonly Contraindication[];
  readonly supplies: readonly UsedSubstances[];
}

/** Warnings before a treatment, from the patient's alerts, exams and unreviewed answers, and from the kit. */
@Injectable()
export class ProcedureWarnings {
  constructor(
    private readonly sql: Sql,
    private readonly standings: FootStandings,
    private readonly intakes: Intakes,
    private readonly alerts: PatientAlerts,
    private readonly clock: Clock,
  ) {}

  /** Logs the access. @throws DomainError `NOT_FOUND` */
  async before(patientId: number, treatmentId: number): Promise<Warning[]> {
    const [treatment] = await this.sql.rows<PlannedTreatment>(
      `select t.service_type as "serviceType", t.contraindications,
              coalesce((select json_agg(json_build_object('name', s.name, 'contains', s.contains) order by s.name, s.id)
                        from treatment_supply k join supply s on s.id = k.supply_id where k.treatment_id = t.id), '[]') as supplies
       from treatment t where t.id = $1`,
      [treatmentId],
    );
    if (!treatment) throw new DomainError('NOT_FOUND', { message: TREATMENT_NOT_FOUND });
    const { facts, ...standing } = await this.standings.ofPatient(patientId);
    const procedure = { ...treatment, isOfPodiatry: treatment.serviceType === 'PODIATRY' };
    const answered = await this.intakes.unreviewedAlertsOf(patientId);
    return warningsOf(facts, standing, procedure, this.clock.wall().date, answered);
  }

  /** The kinds that only unreviewed answers cause. Logs the access if there is an unreviewed answer. */
  async unreviewed(patientId: number): Promise<ReadonlySet<string>> {
    const answered = await this.intakes.unreviewedAlertsOf(patientId);
    if (answered.size === 0) return answered;
    return onlyAnswered(factsOf(await this.alerts.answersOf([patientId])), answered);
  }
}
