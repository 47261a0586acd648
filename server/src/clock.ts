import { Injectable } from '@nestjs/common';

/** The only source of 'now' on the server; tests put another in its place. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
