/** A foreseeable reason not to start. Its message is one sentence for the operator; no stack is ever shown. */
export class StartUpError extends Error {
  override readonly name = 'StartUpError';
}
