/** The attempt, its statements, and the constraint that refuses them. */
export type Violation = readonly [tried: string, statements: string, constraint: string];
