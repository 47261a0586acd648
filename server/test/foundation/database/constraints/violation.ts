/** What is tried, the statements, and the constraint that refuses them. */
export type Violation = readonly [tried: string, statements: string, constraint: string];
