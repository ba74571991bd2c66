// Rules for uniform case styles of names.

import type { SourceLocation } from '../../../../model/source-location.ts';
import type { PropertyPath, LintRule, Visitor } from '../../rule.ts';
import { findExceptions } from './majority-style.ts';

/** Case styles of names with several words. */
const caseStyles: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['camelCase', /^[a-z][a-z0-9]*(?:[A-Z]+[a-z0-9]*)+$/],
  ['PascalCase', /^(?:[A-Z]+[a-z0-9]*){2,}$/],
  ['snake_case', /^[a-z0-9]+(?:_[a-z0-9]+)+$/],
  ['kebab-case', /^[a-z0-9]+(?:-[a-z0-9]+)+$/],
];

/** Returns the case style of a name; `undefined` for a single word, which is the same in most styles. */
function caseStyle(name: string): string | undefined {
  if (/^[a-z0-9]+$/i.test(name) && !/[a-z][A-Z]/.test(name)) return undefined;
  return caseStyles.find(([, pattern]) => pattern.test(name))?.[0] ?? 'another way';
}

/** Name with its location. */
interface NameUse {
  readonly name: string;
  readonly at: SourceLocation;
  readonly within: PropertyPath;
  readonly onName: boolean;
}

/** Creates a rule for one kind of name. `what`: the named elements, as in messages. */
function createNamingRule(code: string, what: string, collect: (add: (nameUse: NameUse) => void) => Visitor): LintRule {
  return {
    code: `consistency/${code}`,
    severity: 'note',
    explanation: `Most names of ${what} are written in one way, and some in another: whoever uses the interface has to look each of them up.`,
    help: 'Write it as the others are, where nobody depends on it yet. A custom is what four in five names of at least two words follow.',
    create: ({ report }) => {
      const usesByName = new Map<string, NameUse>();
      return {
        ...collect((nameUse) => {
          if (!usesByName.has(nameUse.name)) usesByName.set(nameUse.name, nameUse);
        }),
        end: () => {
          const styledNames = [...usesByName.values()].flatMap((nameUse) => {
            const style = caseStyle(nameUse.name);
            return style === undefined ? [] : [{ nameUse, style }];
          });
          const majority = findExceptions(styledNames, ({ style }) => style);
          for (const { nameUse } of majority?.exceptions ?? [])
            report({
              ...nameUse,
              message: `"${nameUse.name}" is not written in ${majority?.convention ?? ''}, as most names of ${what} are`,
            });
        },
      };
    },
  };
}

/** Returns whether the author chose the case of a name. It is fixed for operators (`+and`) and keywords (`oneOf`). */
function isSubjectToConvention(name: string): boolean {
  return /^[A-Za-z]/.test(name) && !/^[a-z]+Of$/.test(name);
}

export const uniformPropertyNames = createNamingRule('property-case', 'properties', (add) => ({
  schemaObject: ({ sourceLocation, object }) => {
    for (const name of object?.properties?.keys() ?? [])
      if (isSubjectToConvention(name)) add({ name, at: sourceLocation, within: ['properties', name], onName: true });
  },
}));

export const uniformParameterNames = createNamingRule('parameter-case', 'parameters in queries', (add) => ({
  parameter: ({ sourceLocation, name, in: location }) => {
    if (location === 'query')
      add({ name: name.replace(/\[.*$/, ''), at: sourceLocation, within: ['name'], onName: false });
  },
}));

export const uniformPathSegments = createNamingRule('path-segment-case', 'segments of paths', (add) => ({
  operation: ({ sourceLocation, path }, kind) => {
    if (kind !== 'path') return;
    for (const name of path.split('/'))
      if (/^[\w-]+$/.test(name)) add({ name, at: sourceLocation, within: [], onName: true });
  },
}));

export const uniformOperationIds = createNamingRule('operation-id-case', 'operations', (add) => ({
  operation: ({ sourceLocation, id }, kind) => {
    if (kind === 'path' && /^[\w-]+$/.test(id))
      add({ name: id, at: sourceLocation, within: ['operationId'], onName: false });
  },
}));

export const uniformSchemaNames = createNamingRule('schema-case', 'schemas', (add) => ({
  schema: ({ id, sourceLocation }) => {
    if (/^\/components\/schemas\/[^/]+$/.test(sourceLocation.pointer))
      add({ name: id, at: sourceLocation, within: [], onName: true });
  },
}));

export const trailingSlash: LintRule = {
  code: 'consistency/trailing-slash',
  severity: 'warning',
  explanation:
    'A path ends with a slash, and others do not. To HTTP the two are different resources, and many servers and proxies take one for the other.',
  help: 'Write the path without the slash.',
  create: ({ api, report }) => ({
    end: () => {
      const operations = api.operations.filter(({ path }) => path !== '/');
      if (operations.every(({ path }) => path.endsWith('/'))) return;
      for (const { path, sourceLocation } of operations)
        if (path.endsWith('/')) report({ message: `the path ${path} ends with a slash`, at: sourceLocation });
    },
  }),
};
