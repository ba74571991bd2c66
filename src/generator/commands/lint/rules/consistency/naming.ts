// Rules for uniform case styles in names.

import type { SourceLocation } from '../../../../model/source-location.ts';
import type { PropertyPath, BuiltinRule, Visitor } from '../../rule.ts';
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

/** Creates a rule for one kind of name. `plural`: the words for these names in messages. */
function createNamingRule(
  code: string,
  plural: string,
  consequence: string,
  collect: (add: (nameUse: NameUse) => void) => Visitor,
): BuiltinRule {
  return {
    code: `consistency/${code}`,
    severity: 'note',
    cause: `Most ${plural} have the same case style, but some have a different one.`,
    consequence,
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

export const uniformPropertyNames = createNamingRule(
  'property-case',
  'property names',
  'Callers who guess the usual style read `undefined`, or send a property that the server ignores or rejects.',
  (add) => ({
    schemaObject: ({ sourceLocation, object }) => {
      for (const name of object?.properties?.keys() ?? [])
        if (isSubjectToConvention(name)) add({ name, at: sourceLocation, within: ['properties', name], onName: true });
    },
  }),
);

export const uniformParameterNames = createNamingRule(
  'parameter-case',
  'query parameter names',
  'Callers who guess the usual style send an unknown parameter. Many servers ignore it, so that a filter has no effect.',
  (add) => ({
    parameter: ({ sourceLocation, name, in: location }) => {
      if (location === 'query')
        add({ name: name.replace(/\[.*$/, ''), at: sourceLocation, within: ['name'], onName: false });
    },
  }),
);

export const uniformPathSegments = createNamingRule(
  'path-segment-case',
  'path segments',
  'Callers who guess the usual style get a 404, because servers compare paths literally.',
  (add) => ({
    operation: ({ sourceLocation, path }, kind) => {
      if (kind !== 'path') return;
      for (const name of path.split('/'))
        if (/^[\w-]+$/.test(name)) add({ name, at: sourceLocation, within: [], onName: true });
    },
  }),
);

export const uniformOperationIds = createNamingRule(
  'operation-id-case',
  'operation IDs',
  'Generators that use IDs as function names create functions in both styles. A later change of the ID breaks the code that calls them.',
  (add) => ({
    operation: ({ sourceLocation, id }, kind) => {
      if (kind === 'path' && /^[\w-]+$/.test(id))
        add({ name: id, at: sourceLocation, within: ['operationId'], onName: false });
    },
  }),
);

export const uniformSchemaNames = createNamingRule(
  'schema-case',
  'schema names',
  'Generators that use schema names as type names create types in both styles. Ashlar converts them, so that one of `PetShop` and `pet_shop` gets a number.',
  (add) => ({
    schema: ({ id, sourceLocation }) => {
      if (/^\/components\/schemas\/[^/]+$/.test(sourceLocation.pointer))
        add({ name: id, at: sourceLocation, within: [], onName: true });
    },
  }),
);

export const trailingSlash: BuiltinRule = {
  code: 'consistency/trailing-slash',
  severity: 'warning',
  cause: 'A path ends with a slash, although others do not.',
  consequence:
    'In HTTP, the path without the slash is a different resource. A caller who omits the slash gets a 404, or a redirect that can drop the body of a POST.',
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
