// Inputs shared by the views of queries: the model, the roles of operations, and the names of exports.

import { importedType } from '../../code/typescript/build-tree.ts';
import { createModulePrinter, type ModulePrinter, type TemplateModule } from '../../code/typescript/module-printer.ts';
import type { Type } from '../../code/typescript/tree.ts';
import { toCaseStyles } from '../../model/naming/case-styles.ts';
import type { Api, Operation, TagGroup } from '../../model/types/api.ts';
import { firstFreeName } from '../../plugin/export-names.ts';
import { createSpecifierOf, withRuntimeModule } from '../../plugin/module-specifiers.ts';
import type { QueryTargetOptions, TargetOptions } from '../../plugin/target.ts';
import { listRenamedCalls } from '../client/index-module.ts';
import { operationRole } from './classify-operations.ts';
import { findPagination, type Pagination } from './pagination.ts';

/** Frameworks of TanStack Query. */
export type Framework = NonNullable<QueryTargetOptions['framework']>;

export interface TargetContext {
  readonly api: Api;
  readonly options: TargetOptions;
  readonly framework: Framework;
  /** The first element of all keys. */
  readonly apiKey: string;
  /** The operations with a role, in model order. */
  readonly queries: readonly Operation[];
  readonly mutations: readonly Operation[];
  /** The tag groups with a query or a mutation. */
  readonly tagGroups: readonly TagGroup[];
  /** How operations return pages, by ID; operations without pages are absent. */
  readonly paginations: ReadonlyMap<string, Pagination>;
  /** Returns the ends of the names of the exports of an operation. */
  readonly exportSuffixes: (operation: Operation) => readonly string[];
  /** Returns the name with which the exports of an operation begin. */
  readonly baseName: (operation: Operation) => string;
  /** Returns the name with which the client exports the function of an operation. */
  readonly callName: (operation: Operation) => string;
}

/** Names of other exports, and of functions that modules import, which exports of operations cannot have. */
const reservedNames = ['apiKey', 'createKey', 'createInfiniteKey'];

export function createQueryContext(api: Api, options: TargetOptions): TargetContext {
  const { framework = 'react', key = toCaseStyles(api.info.title, 'api').file } = options.query ?? {};
  const queries = api.operations.filter((operation) => operationRole(operation) === 'query');
  const mutations = api.operations.filter((operation) => operationRole(operation) === 'mutation');
  const groups = new Set([...queries, ...mutations].map(({ tagGroup }) => tagGroup));
  const paginations = new Map(
    queries.flatMap((operation) => {
      const pagination = findPagination(operation, api);
      return pagination ? [[operation.id, pagination] as const] : [];
    }),
  );
  const mutationIds = new Set(mutations.map(({ id }) => id));
  const exportSuffixes = ({ id }: Operation): readonly string[] => {
    if (mutationIds.has(id)) return ['Mutation'];
    return paginations.has(id) ? ['Key', 'Options', 'InfiniteOptions'] : ['Key', 'Options'];
  };
  const baseNames = assignBaseNames([...queries, ...mutations], exportSuffixes);
  // Modules of source directories import the modules of tags, in which no name is taken.
  const renamedCalls = options.packages === false ? new Map<string, string>() : listRenamedCalls(api);
  return {
    api,
    options,
    framework,
    apiKey: key,
    queries,
    mutations,
    tagGroups: api.tagGroups.filter(({ id }) => groups.has(id)),
    paginations,
    exportSuffixes,
    baseName: ({ id, name }) => baseNames.get(id) ?? name.value,
    callName: ({ id, name }) => renamedCalls.get(id) ?? name.value,
  };
}

/** Returns a name for each operation so that no two exports have the same name, by the ID of the operation. */
function assignBaseNames(
  operations: readonly Operation[],
  suffixesOf: TargetContext['exportSuffixes'],
): ReadonlyMap<string, string> {
  const taken = new Set(reservedNames);
  return new Map(
    operations.map((operation) => {
      const suffixes = suffixesOf(operation);
      const base = firstFreeName(operation.name.value, (each) => suffixes.some((suffix) => taken.has(each + suffix)));
      for (const suffix of suffixes) taken.add(base + suffix);
      return [operation.id, base];
    }),
  );
}

/** Returns the first elements of the keys of an operation. */
export function keyPrefix(operation: Operation, { api, apiKey }: TargetContext): readonly string[] {
  const resource = api.tagGroups.find(({ id }) => id === operation.tagGroup);
  return [apiKey, resource?.name.value ?? operation.tagGroup, operation.name.value];
}

/** Returns a type of the module `options`. */
export function optionsType(typeName: string, ...typeArguments: readonly Type[]): Type {
  return importedType(typeName, 'options', ...typeArguments);
}

/** Creates the printer for a module of queries. */
export function createQueryPrinter(
  layout: Omit<TemplateModule, 'specifierOf'>,
  { options }: TargetContext,
): ModulePrinter {
  return createModulePrinter({ ...layout, specifierOf: withRuntimeModule(createSpecifierOf(options, ['client'])) });
}

/**
 * The package of TanStack Query for a framework, with the versions that the output supports: those in which a `DataTag`
 * has the type of errors.
 */
export function frameworkPackage({ framework }: TargetContext): { readonly name: string; readonly range: string } {
  return { name: `@tanstack/${framework}-query`, range: framework === 'svelte' ? '^6.0.0' : '^5.62.0' };
}
