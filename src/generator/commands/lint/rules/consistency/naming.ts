// Rules for uniform case styles in names.

import type { SourceLocation } from '../../../../model/source-location.ts';
import type { PropertyPath, LintRule, Visitor } from '../../rule.ts';
import { findMajorityStyle } from './majority-style.ts';

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
  return caseStyles.find(([, pattern]) => pattern.test(name))?.[0] ?? 'another style';
}

/** Name with its location. */
interface NameUse {
  readonly name: string;
  readonly at: SourceLocation;
  readonly within: PropertyPath;
  readonly onName: boolean;
}

/** Creates a rule for one kind of name. `plural`: what messages call these names. */
function createNamingRule(
  code: string,
  plural: string,
  collect: (add: (nameUse: NameUse) => void) => Visitor,
): LintRule {
  return {
    code: `consistency/${code}`,
    severity: 'note',
    explanation: `Most ${plural} have the same case style, but some have a different one. Callers have to look up each name.`,
    help: 'Use the style of the others, unless clients already depend on the name. A style is a convention if at least four in five names with two or more words have it.',
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
          const majority = findMajorityStyle(styledNames, ({ style }) => style);
          for (const { nameUse } of majority?.exceptions ?? [])
            report({
              ...nameUse,
              message: `\`${nameUse.name}\` is not in ${majority?.convention ?? ''} like most ${plural}`,
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

export const uniformPropertyNames = createNamingRule('property-case', 'property names', (add) => ({
  schemaObject: ({ sourceLocation, object }) => {
    for (const name of object?.properties?.keys() ?? [])
      if (isSubjectToConvention(name)) add({ name, at: sourceLocation, within: ['properties', name], onName: true });
  },
}));

export const uniformParameterNames = createNamingRule('parameter-case', 'query parameter names', (add) => ({
  parameter: ({ sourceLocation, name, in: location }) => {
    if (location === 'query')
      add({ name: name.replace(/\[.*$/, ''), at: sourceLocation, within: ['name'], onName: false });
  },
}));

export const uniformPathSegments = createNamingRule('path-segment-case', 'path segments', (add) => ({
  operation: ({ sourceLocation, path }, kind) => {
    if (kind !== 'path') return;
    for (const name of path.split('/'))
      if (/^[\w-]+$/.test(name)) add({ name, at: sourceLocation, within: [], onName: true });
  },
}));

export const uniformOperationIds = createNamingRule('operation-id-case', 'operation IDs', (add) => ({
  operation: ({ sourceLocation, id }, kind) => {
    if (kind === 'path' && /^[\w-]+$/.test(id))
      add({ name: id, at: sourceLocation, within: ['operationId'], onName: false });
  },
}));

export const uniformSchemaNames = createNamingRule('schema-case', 'schema names', (add) => ({
  schema: ({ id, sourceLocation }) => {
    if (/^\/components\/schemas\/[^/]+$/.test(sourceLocation.pointer))
      add({ name: id, at: sourceLocation, within: [], onName: true });
  },
}));

export const trailingSlash: LintRule = {
  code: 'consistency/trailing-slash',
  severity: 'warning',
  explanation:
    'A path ends with a slash, although others do not. In HTTP, the path without the slash is a different resource, but many servers and proxies confuse the two.',
  help: 'Remove the trailing slash.',
  create: ({ api, report }) => ({
    end: () => {
      const operations = api.operations.filter(({ path }) => path !== '/');
      if (operations.every(({ path }) => path.endsWith('/'))) return;
      for (const { path, sourceLocation } of operations)
        if (path.endsWith('/')) report({ message: `the path \`${path}\` ends with a slash`, at: sourceLocation });
    },
  }),
};
