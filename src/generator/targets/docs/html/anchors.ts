// Anchor names on a page, for links to properties, statuses, and rules.

import { anchor, type Html } from '../../../code/html/html.ts';

/** Anchor names by kind. They contain a period; section anchors do not, which avoids collisions. */
export const places = {
  /** A property of a schema, by dotted path, on the page of the schema. */
  field: (at: string) => `field.${at}`,
  /** A property of the request body; `content` is the number of the media type, from 1. */
  bodyField: (at: string, content: number) => `body${content === 1 ? '' : `-${content}`}.${at}`,
  parameter: (place: string, name: string) => `${place}.${name}`,
  status: (status: string) => `status.${status}`,
  /** A property of a response. */
  statusField: (status: string, at: string, content: number) =>
    `status.${status}${content === 1 ? '' : `-${content}`}.${at}`,
  statusHeader: (status: string, name: string) => `status.${status}.header.${name}`,
  header: (name: string) => `header.${name}`,
  rule: (id: string) => `rule.${id}`,
  precondition: (id: string) => `precondition.${id}`,
  state: (state: string) => `state.${state}`,
} as const;

/** Registry of the anchors of one page. A repeated name gets a number. */
export interface Anchors {
  take(name: string): Html;
  /** Checks whether the name is unused on the page. */
  isFree(name: string): boolean;
}

export function createAnchors(): Anchors {
  const taken = new Map<string, number>();
  return {
    isFree: (name) => !taken.has(name),
    take(name) {
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      return anchor(count === 1 ? name : `${name} ${count}`);
    },
  };
}
