import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { type ActorChannel, CLIENT_HEADER, PANEL_CLIENT } from '#domain/access/log/actor-channel.js';
import { DomainError } from '#domain/errors.js';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../../foundation/http/network/client-network.js';
import type { ActingStaff } from './staff.js';

/** The staff user, program, visitor or system that performs an action. */
export interface Actor {
  /** Undefined for a visitor, and for the system itself. */
  readonly staff: ActingStaff | undefined;
  readonly channel: ActorChannel;
  /** The client's IP address; undefined for the system, or if a proxy sends no valid one. */
  readonly address: string | undefined;
  /** The appointment whose link the visitor used. */
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
    // Read right away: a connection that has been closed in the meantime no longer has an address.
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

/** Knows the actor of the current code, so that it need not be passed to services. */
@Injectable()
export class Actors {
  private readonly senders = new AsyncLocalStorage<Sender | KnownActor>();

  /** @returns a function that runs `work`, and everything it awaits, on behalf of the request's sender. */
  actingFor(request: SentRequest): <T>(work: () => T) => T {
    const sender = new Sender(request);
    return (work) => this.senders.run(sender, work);
  }

  /** For jobs: runs `work`, and everything it awaits, on behalf of the actor whose request, now over, started it. */
  actingAs<T>(actor: Actor, work: () => T): T {
    return this.senders.run({ actor: () => actor }, work);
  }

  identify(staff: ActingStaff): void {
    const sender = this.senders.getStore();
    if (sender instanceof Sender) sender.staff = staff;
  }

  /** Records that the sender of the current request used a link to this appointment. */
  identifyOwner(appointmentId: number): void {
    const sender = this.senders.getStore();
    if (sender instanceof Sender) sender.ownAppointmentId = appointmentId;
  }

  /** The actor of the current code; the system outside a request, e.g. in a job. */
  current(): Actor {
    return this.senders.getStore()?.actor() ?? SYSTEM;
  }

  /** @throws DomainError `UNAUTHENTICATED` if neither a staff user nor a program is acting */
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
