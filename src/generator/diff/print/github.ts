// A comparison as annotations of a pull request: workflow commands, a line each.

import type { Place } from '../change.ts';
import { risingOf } from '../versions.ts';
import { effectsOf, levelWords, type Comparison, type Verdict } from '../verdict.ts';
import { commandData, commandProperty, oneLine } from './escape.ts';

/**
 * `::error file=…` for what breaks, `::warning` for what may, `::notice` for what is approved, and for the versions.
 * Compatible changes need nobody's eyes.
 */
export function printGithub({ verdicts, head, difference, bumps }: Comparison): string {
  const told = verdicts.filter(({ level }) => level !== 'compatible').map((verdict) => lineOf(verdict, head, difference.head.place));
  const rising = risingOf(bumps);
  return [...told, ...(rising.length > 0 ? [`::notice title=versions::${rising.join(', ')}\n`] : [])].join('');
}

function lineOf(verdict: Verdict, head: string, otherwise: Place): string {
  const { change, subject, level, approval } = verdict;
  const kind = approval ? 'notice' : level === 'breaking' ? 'error' : 'warning';
  // Only the head's files are there to be annotated.
  const place = change.head ?? otherwise;
  const { end } = place;
  const where = {
    file: place.file,
    line: String(place.line),
    col: String(place.column),
    ...(end && { endLine: String(end.line), ...(end.line === place.line && { endColumn: String(end.column) }) }),
  };
  const properties = { ...where, title: `${levelWords[level]}: ${change.id}` };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${commandProperty(oneLine(value))}`);
  const about = subject === '' ? head : subject;
  const reason = approval ? ` Approved until ${approval.expires}: ${approval.reason}` : '';
  return `::${kind} ${written.join(',')}::${commandData(`${about}: ${change.sentence} (${effectsOf(verdict)}; ${change.fingerprint})${reason}`)}\n`;
}
