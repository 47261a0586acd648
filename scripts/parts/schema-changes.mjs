// @ts-check
import { findBreakingChanges } from 'graphql';

/**
 * The changes that break clients of the released schema, in graphql-js's words, and are not in the list of changes.
 * @param {import('graphql').GraphQLSchema} released @param {import('graphql').GraphQLSchema} current
 * @param {string} changes docs/changes.md
 */
export const unstatedChanges = (released, current, changes) =>
  findBreakingChanges(released, current)
    .map(({ description }) => description)
    .filter((description) => !changes.includes(`\`${description}\``));
