// Unique identifiers within a scope.

import type { GlobalName } from './tree.ts';
import { isIdentifier } from './typescript.ts';

const globals: Readonly<Record<GlobalName, true>> = {
  Object: true,
  Math: true,
  Number: true,
  String: true,
  Date: true,
  Set: true,
  Map: true,
  JSON: true,
  Array: true,
};

/** Returns whether a name is an identifier that does not shadow a global object of generated code. */
function isFreeIdentifier(name: string): boolean {
  return isIdentifier(name) && !Object.hasOwn(globals, name);
}

/** Assigns a name: the preferred one, with an underscore if it is reserved and a number if it is taken. */
export type AssignName = (preferredName: string) => string;

/** Creates a function that assigns unique names, none of which `isTaken` accepts. */
export function createNameAssigner(isTaken: (name: string) => boolean): AssignName {
  const assigned = new Set<string>();
  // Names are never released, so the search for a free number resumes after the last one.
  const lastNumbers = new Map<string, number>();
  return (preferredName) => {
    const name = isFreeIdentifier(preferredName) ? preferredName : `${preferredName}_`;
    const addNumber = (number: number): string =>
      number === 1 ? name : `${name}${/[0-9]$/.test(name) ? '_' : ''}${number}`;
    let number = lastNumbers.get(name) ?? 1;
    while (assigned.has(addNumber(number)) || isTaken(addNumber(number))) number++;
    lastNumbers.set(name, number);
    assigned.add(addNumber(number));
    return addNumber(number);
  };
}
