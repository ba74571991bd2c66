// Definition of custom targets.

import { isRecord } from '../source/node.ts';
import type { Target } from './target.ts';

/** Defines a target. Returns it unchanged, with the type of its options. */
export function defineTarget<Options = undefined>(target: Target<Options>): Target<Options> {
  return target;
}

/** Names of targets are names of directories, too. */
const namePattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Returns why a value is not a valid target; `undefined` if it is one. */
export function describeInvalidTarget(value: unknown): string | undefined {
  if (!isRecord(value)) return 'it is not an object';
  const { name, plan, options, imports, templates } = value;
  if (typeof name !== 'string') return 'its `name` is not a string';
  if (!namePattern.test(name)) return `its name \`${name}\` is not in kebab-case, such as \`route-table\``;
  if (typeof plan !== 'function') return 'its `plan` is not a function';
  if (options !== undefined && typeof options !== 'function') return 'its `options` is not a function';
  if (imports !== undefined && !(Array.isArray(imports) && imports.every((each) => typeof each === 'string')))
    return 'its `imports` is not an array of names';
  if (templates !== undefined && !(templates instanceof URL && templates.protocol === 'file:'))
    return 'its `templates` is not a file URL, such as `new URL("./templates/", import.meta.url)`';
  return undefined;
}

/** Type guard for `Target`. */
export function isTarget(value: unknown): value is Target {
  return describeInvalidTarget(value) === undefined;
}
