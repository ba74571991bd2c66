// The names of places on a page, so that each attribute, status and rule can be linked to.

import { anchor, type Html } from '../../../code/html/html.ts';

/** Names for places by what stands there. The prefix and the period keep them apart from the sections, which have no period. */
export const places = {
  /** A field of a schema by its dotted name, on the schema's page. */
  field: (at: string) => `field.${at}`,
  /** A field of the request's body; bodies of several media types are counted from 1. */
  bodyField: (at: string, content: number) => `body${content === 1 ? '' : `-${content}`}.${at}`,
  parameter: (place: string, name: string) => `${place}.${name}`,
  status: (status: string) => `status.${status}`,
  /** A field of an answer that no named schema has. */
  statusField: (status: string, at: string, content: number) =>
    `status.${status}${content === 1 ? '' : `-${content}`}.${at}`,
  statusHeader: (status: string, name: string) => `status.${status}.header.${name}`,
  header: (name: string) => `header.${name}`,
  rule: (id: string) => `rule.${id}`,
  precondition: (id: string) => `precondition.${id}`,
  state: (state: string) => `state.${state}`,
} as const;

/** Gives each place of one page a name of its own: a second one of the same name gets a number. */
export interface Anchors {
  take(name: string): Html;
  /** Whether nothing on the page has been given the name. */
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
