// Which statements PostgreSQL is asked to remember: those that come again, and not more than it should hold.

import { createHash } from 'node:crypto';

/** The name of a statement's text; undefined where it is not to be prepared. */
export type StatementNames = (text: string) => string | undefined;

/**
 * Each connection keeps what it has prepared until it ends, and callers' filters make statements without end. So a text
 * gets a name when it comes for the second time within `recent` other ones, and `most` have one in all: more than the
 * service has kinds of queries.
 */
export function createStatementNames(most = 500, recent = 500): StatementNames {
  const names = new Map<string, string>();
  const once = new Set<string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= most) return name;
    if (!once.delete(text)) {
      once.add(text);
      const [oldest] = once;
      if (once.size > recent && oldest !== undefined) once.delete(oldest);
      return undefined;
    }
    const given = createHash('sha1').update(text).digest('hex');
    names.set(text, given);
    return given;
  };
}
