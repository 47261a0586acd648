/** An expected reason not to start. Its message is a single sentence for the operator, shown without a stack. */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';
}
