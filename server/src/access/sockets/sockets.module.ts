import { type DynamicModule, Module } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { Logger } from 'pino';
import { Actors } from '../actors/actors.js';
import { RequestSessions } from '../sessions/request-sessions.js';
import type { Config } from '../../foundation/config.js';
import { LiveSockets } from './live-sockets.js';
import { OpenSessions } from './open-sessions.js';
import { subscriptionProtocol } from './subscription-protocol.js';

@Module({})
export class SocketsModule {
  static with(config: Config, logger: Logger): DynamicModule {
    return {
      module: SocketsModule,
      providers: [
        OpenSessions,
        {
          provide: LiveSockets,
          inject: [ModuleRef, RequestSessions, OpenSessions, Actors],
          useFactory: (
            modules: ModuleRef,
            requests: RequestSessions,
            sessions: OpenSessions,
            actors: Actors,
          ) => {
            // Nest builds the schema after its providers.
            const schema = () => modules.get(GraphQLSchemaHost, { strict: false }).schema;
            const protocol = subscriptionProtocol(schema, requests, config.limits.subscriptions);
            return new LiveSockets(protocol, sessions, actors, config, logger);
          },
        },
      ],
    };
  }
}
