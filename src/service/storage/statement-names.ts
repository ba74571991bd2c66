// Names for prepared PostgreSQL statements: recurring ones only, up to a limit.

import { createHash } from 'node:crypto';

/** Returns the name of a statement; `undefined` if it should not be prepared. */
export type StatementNames = (text: string) => string | undefined;

/**
 * Creates names for recurring statements. Connections keep prepared statements until they close, and filters can
 * produce any number of distinct statements. Therefore, a statement gets a name only when it recurs within `recent`
 * other statements, and at most `max` statements get one. `max` defaults to more than the number of distinct queries in
 * the service.
 */
export function createStatementNames(max = 500, recent = 500): StatementNames {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= max) return name;
    if (!seenOnce.delete(text)) {
      seenOnce.add(text);
      const [oldest] = seenOnce;
      if (seenOnce.size > recent && oldest !== undefined) seenOnce.delete(oldest);
      return undefined;
    }
    const newName = createHash('sha1').update(text).digest('hex');
    names.set(text, newName);
    return newName;
  };
}
