import { describe, expect, it } from '@jest/globals';
import { planStatement, PsqlCommands } from './statement-plan.js';

describe('a statement of a dump', () => {
  it.each([
    ["copy t from program 'true'", /files or programs/],
    ["copy t from '/etc/passwd'", /files or programs/],
    ["SET client_encoding = 'LATIN1'", /LATIN1.*--encoding=UTF8/],
    ['set standard_conforming_strings = off', /standard_conforming_strings/],
    ['CREATE ROLE intruder', /whole server/],
  ])('refuses to restore: %s', (text, sentence) => {
    expect(() => planStatement(text)).toThrow(sentence);
  });

  it.each([
    'begin',
    'COMMIT',
    'alter table t owner to intruder',
    'grant select on t to intruder',
    'drop table t',
  ])('skips a statement that the restore decides itself: %s', (text) => {
    expect(planStatement(text)).toBe('skip');
  });

  it.each([
    ["set client_encoding = 'UTF8'", "set client_encoding = 'UTF8'"],
    ['CREATE SCHEMA public', 'create schema if not exists public'],
    ['create table t (i int)', 'create table t (i int)'],
  ])('runs the statement: %s', (text, run) => {
    expect(planStatement(text)).toEqual({ run });
  });
});

describe('a command for psql', () => {
  it('refuses a psql command that the dump needs', () => {
    expect(() => new PsqlCommands().check('\\i other.sql')).toThrow(/only psql understands \(\\i\)/);
    expect(() => new PsqlCommands().check('\\restrict abc')).not.toThrow();
  });

  it('refuses a psql command that connects to a second database', () => {
    const commands = new PsqlCommands();
    commands.check('\\connect clinic');
    commands.check('\\connect clinic');
    expect(() => commands.check('\\connect other')).toThrow(/more than one database/);
  });
});
