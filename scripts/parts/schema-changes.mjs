// @ts-check
import { findBreakingChanges } from 'graphql';

/**
 * What breaks clients of the released schema, as graphql-js words it, and is not stated in the list of changes.
 * @param {import('graphql').GraphQLSchema} released @param {import('graphql').GraphQLSchema} current
 * @param {string} changes docs/changes.md
 */
export const unstatedChanges = (released, current, changes) =>
  findBreakingChanges(released, current)
    .map(({ description }) => description)
    .filter((description) => !changes.includes(`\`${description}\``));
