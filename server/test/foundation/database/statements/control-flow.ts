import ts from 'typescript';
import { DeadEnd } from './choices.js';
import type { Lazy, Scope, Value } from './values.js';

interface Evaluator {
  value(node: ts.Expression, scope: Scope): Value;
  holds(condition: ts.Expression, scope: Scope): boolean;
}

/** @returns what the statements of a function return; undefined if they return nothing, or in a loop. */
export function returned(
  statements: readonly ts.Statement[],
  scope: Scope,
  evaluator: Evaluator,
): Lazy | undefined {
  for (const statement of statements) {
    const found = returnedBy(statement, scope, evaluator);
    if (found) return found;
  }
  return undefined;
}

function returnedBy(
  statement: ts.Statement | undefined,
  scope: Scope,
  evaluator: Evaluator,
): Lazy | undefined {
  if (!statement) return undefined;
  if (ts.isBlock(statement)) return returned(statement.statements, scope, evaluator);
  if (ts.isReturnStatement(statement)) {
    const { expression } = statement;
    return () => (expression ? evaluator.value(expression, scope) : undefined);
  }
  if (ts.isIfStatement(statement)) {
    const { expression, thenStatement, elseStatement } = statement;
    return returnedBy(evaluator.holds(expression, scope) ? thenStatement : elseStatement, scope, evaluator);
  }
  if (ts.isThrowStatement(statement)) throw new DeadEnd();
  if (!ts.isSwitchStatement(statement)) return undefined;
  const { clauses } = statement.caseBlock;
  const value = evaluator.value(statement.expression, scope);
  const from = clauses.findIndex(
    (clause) => ts.isDefaultClause(clause) || evaluator.value(clause.expression, scope) === value,
  );
  const reached = clauses.slice(from).flatMap((clause) => clause.statements);
  return returned(reached, scope, evaluator);
}
