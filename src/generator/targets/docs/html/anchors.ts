// Anchor names on a page, for links to properties, statuses, and rules.

import { anchorId, type Html } from '../../../code/html/html-and-svg.ts';

/** Anchor names by kind. They contain a period; section anchors do not, which avoids collisions. */
export const anchorNames = {
  /** A property of a schema, by dotted path, on the page of the schema. */
  field: (path: string) => `field.${path}`,
  /** A property of the request body; `content` is the number of the media type, from 1. */
  bodyField: (path: string, content: number) => `body${content === 1 ? '' : `-${content}`}.${path}`,
  parameter: (location: string, name: string) => `${location}.${name}`,
  status: (status: string) => `status.${status}`,
  /** A property of a response. */
  statusField: (status: string, path: string, content: number) =>
    `status.${status}${content === 1 ? '' : `-${content}`}.${path}`,
  statusHeader: (status: string, name: string) => `status.${status}.header.${name}`,
  header: (name: string) => `header.${name}`,
  rule: (id: string) => `rule.${id}`,
  precondition: (id: string) => `precondition.${id}`,
  state: (state: string) => `state.${state}`,
} as const;

/** Registry of the anchors of one page. A repeated name gets a number. */
export interface Anchors {
  /** Reserves a name and returns its anchor ID. */
  take(name: string): Html;
  /** Returns whether the name is unused on the page. */
  isFree(name: string): boolean;
}

export function createAnchors(): Anchors {
  const counts = new Map<string, number>();
  return {
    isFree: (name) => !counts.has(name),
    take(name) {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return anchorId(count === 1 ? name : `${name} ${count}`);
    },
  };
}
