// Rules for uniform case styles of names.

import type { Origin } from '../../../../model/types/origin.ts';
import type { Path, Rule, Visitor } from '../../rule.ts';
import { exceptions } from './majority-style.ts';

/** Case styles of names with several words. */
const ways: readonly (readonly [name: string, form: RegExp])[] = [
  ['camelCase', /^[a-z][a-z0-9]*(?:[A-Z]+[a-z0-9]*)+$/],
  ['PascalCase', /^(?:[A-Z]+[a-z0-9]*){2,}$/],
  ['snake_case', /^[a-z0-9]+(?:_[a-z0-9]+)+$/],
  ['kebab-case', /^[a-z0-9]+(?:-[a-z0-9]+)+$/],
];

/** Returns the case style of a name; `undefined` for a single word, which is the same in most styles. */
function wayOf(name: string): string | undefined {
  if (/^[a-z0-9]+$/i.test(name) && !/[a-z][A-Z]/.test(name)) return undefined;
  return ways.find(([, form]) => form.test(name))?.[0] ?? 'another way';
}

interface Named {
  readonly name: string;
  readonly at: Origin;
  readonly within: Path;
  readonly onName: boolean;
}

/** Creates a rule for one kind of name. */
function naming(code: string, what: string, collect: (add: (named: Named) => void) => Visitor): Rule {
  return {
    code: `consistency/${code}`,
    severity: 'note',
    meaning: `Most names of ${what} are written in one way, and some in another: whoever uses the interface has to look each of them up.`,
    remedy:
      'Write it as the others are, where nobody depends on it yet. A custom is what four in five names of at least two words follow.',
    look: ({ say }) => {
      const all = new Map<string, Named>();
      return {
        ...collect((named) => {
          if (!all.has(named.name)) all.set(named.name, named);
        }),
        end: () => {
          const telling = [...all.values()].flatMap((named) => {
            const way = wayOf(named.name);
            return way === undefined ? [] : [{ named, way }];
          });
          const found = exceptions(telling, ({ way }) => way);
          for (const { named } of found?.others ?? [])
            say({
              ...named,
              message: `"${named.name}" is not written in ${found?.custom ?? ''}, as most names of ${what} are`,
            });
        },
      };
    },
  };
}

/** Excludes operators such as `+and`, and keywords such as `oneOf`, whose case is fixed. */
function isChosen(name: string): boolean {
  return /^[A-Za-z]/.test(name) && !/^[a-z]+Of$/.test(name);
}

export const propertyName = naming('property-name', 'properties', (add) => ({
  assertion: ({ origin, object }) => {
    for (const name of object?.properties?.keys() ?? [])
      if (isChosen(name)) add({ name, at: origin, within: ['properties', name], onName: true });
  },
}));

export const parameterName = naming('parameter-name', 'parameters in queries', (add) => ({
  parameter: ({ origin, name, in: place }) => {
    if (place === 'query') add({ name: name.replace(/\[.*$/, ''), at: origin, within: ['name'], onName: false });
  },
}));

export const pathSegment = naming('path-segment', 'segments of paths', (add) => ({
  operation: ({ origin, path }, of) => {
    if (of !== 'path') return;
    for (const name of path.split('/')) if (/^[\w-]+$/.test(name)) add({ name, at: origin, within: [], onName: true });
  },
}));

export const operationIdName = naming('operation-id-name', 'operations', (add) => ({
  operation: ({ origin, id }, of) => {
    if (of === 'path' && /^[\w-]+$/.test(id)) add({ name: id, at: origin, within: ['operationId'], onName: false });
  },
}));

export const schemaName = naming('schema-name', 'schemas', (add) => ({
  schema: ({ id, origin }) => {
    if (/^\/components\/schemas\/[^/]+$/.test(origin.pointer)) add({ name: id, at: origin, within: [], onName: true });
  },
}));
