import { setImmediate } from 'node:timers/promises';
import { footBadge } from '#domain/records/foot/badge.es.js';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AccessLog } from '../access/log/access-log.js';
import { InArea, Needs } from '../access/rights/needs.decorator.js';
import { AppointmentPatientModel } from '../agenda/appointments/appointment.model.js';
import { FootBadgeModel } from '../records/clinical-records/foot/foot-badge.model.js';
import { FootStandings } from '../records/clinical-records/foot/foot-standings.js';

interface Gathering {
  readonly patientIds: Set<number>;
  readonly found: Promise<ReadonlyMap<number, FootBadgeModel | null>>;
}

/** The badges of all patients of one response, in a single query. */
@Needs('HEALTH_DATA')
@Resolver(() => AppointmentPatientModel)
export class FootBadgesResolver {
  private readonly gatherings = new WeakMap<object, Gathering>();

  constructor(
    private readonly standings: FootStandings,
    private readonly accessLog: AccessLog,
  ) {}

  @InArea('HEALTH_DATA')
  @ResolveField(() => FootBadgeModel, {
    nullable: true,
    description:
      'The risk of the feet; null for patients without diabetes, and for patients who were neither examined nor asked. Health data: reading it is logged as an access.',
  })
  async footBadge(
    @Parent() { id }: AppointmentPatientModel,
    @Context() answer: object,
  ): Promise<FootBadgeModel | null> {
    const gathering = this.gatherings.get(answer) ?? this.gather(answer);
    gathering.patientIds.add(id);
    return (await gathering.found).get(id) ?? null;
  }

  private gather(answer: object): Gathering {
    const patientIds = new Set<number>();
    // All fields of a list are resolved before the next turn of the event loop.
    const found = setImmediate().then(async () => {
      this.gatherings.delete(answer);
      const standings = await this.standings.ofPatients([...patientIds]);
      const badges = new Map(
        [...standings].map(([id, standing]) => [id, footBadge(standing, standing.lastExam !== null)]),
      );
      await this.accessLog.noteRecords([...badges].flatMap(([id, badge]) => (badge ? [id] : [])));
      return badges;
    });
    const gathering = { patientIds, found };
    this.gatherings.set(answer, gathering);
    return gathering;
  }
}
