// Detection of color support.

import type { Environment, Stream } from './environment.ts';

/**
 * Returns whether the stream supports color: `FORCE_COLOR` (0 disables) precedes `NO_COLOR`, which precedes the
 * terminal.
 */
export function supportsColor(stream: Stream, env: Environment['env']): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (env['NO_COLOR']) return false;
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}
