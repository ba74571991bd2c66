// Whether a stream takes colour.

import type { Host, Stream } from './environment.ts';

/** FORCE_COLOR says yes (0: no), else NO_COLOR no, else a terminal yes. */
export function takesColour(stream: Stream, env: Host['env']): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (env['NO_COLOR']) return false;
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}
