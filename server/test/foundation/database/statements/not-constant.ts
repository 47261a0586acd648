import type ts from 'typescript';
import { placeOf } from './sources.js';

/** Thrown if an expression depends on more than constants and choices between them. */
export class NotConstant extends Error {
  readonly node: ts.Node;

  constructor(node: ts.Node) {
    super(`${placeOf(node)}: ${node.getText().slice(0, 80)}`);
    this.node = node;
  }
}
