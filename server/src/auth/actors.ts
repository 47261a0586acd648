import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { type ActorChannel, CLIENT_HEADER, PANEL_CLIENT } from '#domain/audit/actor-channel.js';
import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../http/client-network.js';
import type { ActingStaff } from './staff.js';

/** Who does what is being done. */
export interface Actor {
  /** Undefined for a visitor, and for the system itself. */
  readonly staff: ActingStaff | undefined;
  readonly channel: ActorChannel;
  /** The client's IP address; undefined for the system, and where a proxy sends none that can be read. */
  readonly address: string | undefined;
  /** The appointment of a visitor who showed a link to it. */
  readonly ownAppointmentId?: number | undefined;
}

const SYSTEM: Actor = { staff: undefined, channel: 'SYSTEM', address: undefined };

interface SentRequest {
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
}

class Sender {
  staff: ActingStaff | undefined;
  ownAppointmentId: number | undefined;
  private readonly ip: string;

  constructor(private readonly request: SentRequest) {
    // Read at once: a connection that is closed in the meantime has no address any more.
    this.ip = request.ip;
  }

  actor(): Actor {
    const { staff, ownAppointmentId } = this;
    const address = clientAddress(this.ip);
    const isPanel = !staff?.isProgram && this.request.headers[CLIENT_HEADER] === PANEL_CLIENT;
    const staffChannel = isPanel ? 'PANEL' : 'API';
    return { staff, channel: staff ? staffChannel : 'PUBLIC', address, ownAppointmentId };
  }
}

interface KnownActor {
  actor(): Actor;
}

/** Knows on whose behalf the running code works, so that services need not be told. */
@Injectable()
export class Actors {
  private readonly senders = new AsyncLocalStorage<Sender | KnownActor>();

  /** @returns a function that runs work, and all that this work awaits, on behalf of the request's sender. */
  actingFor(request: SentRequest): <T>(work: () => T) => T {
    const sender = new Sender(request);
    return (work) => this.senders.run(sender, work);
  }

  /** Runs work, and all that it awaits, on behalf of whoever asked for it in a request that is over: in a job. */
  actingAs<T>(actor: Actor, work: () => T): T {
    return this.senders.run({ actor: () => actor }, work);
  }

  /** The sender of the running request turned out to be this member of staff or program. */
  identify(staff: ActingStaff): void {
    const sender = this.senders.getStore();
    if (sender instanceof Sender) sender.staff = staff;
  }

  /** The sender of the running request showed a link to this appointment. */
  identifyOwner(appointmentId: number): void {
    const sender = this.senders.getStore();
    if (sender instanceof Sender) sender.ownAppointmentId = appointmentId;
  }

  /** Outside a request: the system, such as in a job. */
  current(): Actor {
    return this.senders.getStore()?.actor() ?? SYSTEM;
  }

  /** @throws DomainError `UNAUTHENTICATED` where no member of staff and no program acts */
  staff(): ActingStaff {
    const { staff } = this.current();
    if (!staff) throw new DomainError('UNAUTHENTICATED');
    return staff;
  }
}

/** Later hooks and the endpoint run on behalf of the request's sender. */
export function registerActors(server: FastifyInstance, actors: Actors): void {
  server.addHook('onRequest', (request, _reply, done) => actors.actingFor(request)(done));
}
