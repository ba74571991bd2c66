// Error that stops further requests to a server.

import { UnreadableSourceError } from '../../source/file-reader.ts';

/** Error of a server that does not respond, so that other requests to it would fail, too. */
export class UnreachableServerError extends UnreadableSourceError {
  /** Origin of the server. */
  readonly origin: string;

  constructor(reason: string, help: string, origin: string) {
    super(reason, help, 'source/unreadable-url');
    this.origin = origin;
  }
}
