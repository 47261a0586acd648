import { type Area, may } from '#domain/access/rights.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { type NamedPeriod, type Period, periodsBeside } from '#domain/reports/period.js';
import { type AppointmentFigures, type IncomeFigures, type SupplyFigures } from '#domain/reports/summary.js';
import { SUMMARY_AREAS, type SummaryPart } from '#domain/reports/summary-areas.js';
import {
  NO_APPOINTMENT,
  OTHER_CHARGES,
  SUMMARY_TABLES,
  type SummaryTableName,
} from '#domain/reports/summary-tables.es.js';
import { Injectable } from '@nestjs/common';
import { refusal } from '../../access/rights/refusal.js';
import type { ActingStaff } from '../../access/actors/staff.js';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { ControlList } from '../controls-due/control-list.js';
import { AppointmentCounts } from './appointment-counts.js';
import { Income } from './income.js';
import { SupplyCosts } from './supply-costs.js';

/** Patients whose control is overdue. */
export interface ControlFigures {
  readonly overdue: number;
  /** The day of the count: earlier counts are not kept. */
  readonly countedOn: LocalDate;
}

/** The parts that a user may read. */
export interface Summary extends Period {
  readonly periods: readonly NamedPeriod[];
  readonly appointments?: AppointmentFigures;
  readonly income?: IncomeFigures;
  readonly supplies?: readonly SupplyFigures[];
  readonly controls?: ControlFigures;
}

/** The figures of a period, of the period before and of the year before. */
@Injectable()
export class SummaryService {
  constructor(
    private readonly sql: Sql,
    private readonly counts: AppointmentCounts,
    private readonly money: Income,
    private readonly costs: SupplyCosts,
    private readonly controlList: ControlList,
    private readonly clock: Clock,
  ) {}

  /** All parts that the reader may read. */
  async read(period: Period, reader: ActingStaff): Promise<Summary> {
    const periods = periodsBeside(period);
    const can = (part: SummaryPart): boolean => may(reader.rights, SUMMARY_AREAS[part], 'READ');
    return {
      ...period,
      periods,
      ...(can('appointments') && { appointments: await this.appointments(periods) }),
      ...(can('income') && { income: await this.income(periods) }),
      ...(can('supplies') && { supplies: await this.supplies(periods) }),
      ...(can('controls') && { controls: await this.controls() }),
    };
  }

  appointments(periods: readonly NamedPeriod[]): Promise<AppointmentFigures> {
    return this.sql.snapshot(() => this.counts.of(periods));
  }

  income(periods: readonly NamedPeriod[]): Promise<IncomeFigures> {
    return this.sql.snapshot(() => this.money.of(periods));
  }

  supplies(periods: readonly NamedPeriod[]): Promise<SupplyFigures[]> {
    return this.costs.of(periods);
  }

  async controls(): Promise<ControlFigures> {
    return { overdue: await this.controlList.countOverdue(), countedOn: this.clock.wall().date };
  }

  /**
   * The rows of one table.
   * @throws DomainError `FORBIDDEN` for a table of a part that the reader may not read
   */
  async table(name: SummaryTableName, period: Period, reader: ActingStaff): Promise<readonly object[]> {
    const { part } = SUMMARY_TABLES[name];
    const area: Area = SUMMARY_AREAS[part];
    if (!may(reader.rights, area, 'READ')) throw refusal(reader, area, 'READ');
    const periods = periodsBeside(period);
    switch (part) {
      case 'appointments':
        return (await this.appointments(periods))[name as keyof AppointmentFigures];
      case 'income':
        return named((await this.income(periods))[name as keyof IncomeFigures], OTHER_CHARGES);
      case 'supplies':
        return named(await this.supplies(periods), NO_APPOINTMENT);
      case 'controls':
        return [await this.controls()];
    }
  }
}

/** Rows whose treatment is not empty. */
const named = (rows: readonly object[], noTreatment: string): object[] =>
  rows.map((row) => ('treatment' in row ? { ...row, treatment: row.treatment || noTreatment } : row));
