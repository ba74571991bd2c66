// Tag modules of queries: keys, options of queries and infinite queries, and mutations.

import {
  arrow,
  array,
  call,
  imported,
  importedType,
  index,
  keyword,
  literal,
  local,
  member,
  name,
  object,
  union,
} from '../../code/typescript/build-tree.ts';
import { lineComment, requiredDocComment } from '../../code/typescript/comment.ts';
import type { ModulePrinter } from '../../code/typescript/module-printer.ts';
import type { Expression, Type } from '../../code/typescript/tree.ts';
import { identifier } from '../../code/typescript/typescript.ts';
import type { Operation, TagGroup } from '../../model/types/api.ts';
import {
  hasRequestType,
  isRequestRequired,
  operationDoc,
  requestTypeName,
  resultTypeName,
} from '../../plugin/client-calls.ts';
import { findAffectedQueries } from './affected-queries.ts';
import { infiniteView } from './infinite-view.ts';
import { createQueryPrinter, keyPrefix, optionsType, type TargetContext } from './target-context.ts';
import type { MutationView, OperationQueriesView, QueryView, TagQueriesView } from './template-views.ts';

export function tagQueriesView(tagGroup: TagGroup, context: TargetContext): TagQueriesView {
  const inTag = (operations: readonly Operation[]): readonly Operation[] =>
    operations.filter((operation) => operation.tagGroup === tagGroup.id);
  const [queries, mutations] = [inTag(context.queries), inTag(context.mutations)];
  const printer = createQueryPrinter(
    {
      path: `tags/${tagGroup.name.file}`,
      declaredNames: [
        ...[...queries, ...mutations].flatMap((operation) =>
          context.exportSuffixes(operation).map((suffix) => context.baseName(operation) + suffix),
        ),
        ...['client', 'request', 'signal', 'pageParam'],
      ],
    },
    context,
  );
  // The names of imports are assigned in the order in which they are printed.
  const views = {
    queries: queries.map((operation) => queryView(operation, context, printer)),
    mutations: mutations.map((operation) => mutationView(operation, context, printer)),
  };
  return {
    about: lineComment(`Queries and mutations of the tag ${JSON.stringify(tagGroup.id)}.`),
    imports: printer.imports,
    ...views,
  };
}

/** Returns the module of the client that exports the function and the types of an operation. */
function callSource({ tagGroup }: Operation, { api }: TargetContext): string {
  return `client/tags/${api.tagGroups.find(({ id }) => id === tagGroup)?.name.file ?? ''}`;
}

function requestType(operation: Operation, context: TargetContext): Type {
  return hasRequestType(operation)
    ? importedType(requestTypeName(operation), callSource(operation, context))
    : importedType('CallOptions', 'client/index');
}

function resultType(operation: Operation, context: TargetContext): Type {
  return importedType(resultTypeName(operation), callSource(operation, context));
}

function commonView(operation: Operation, context: TargetContext, printer: ModulePrinter): OperationQueriesView {
  return {
    doc: operationDoc(operation),
    client: printer.type(importedType('Client', 'client/index')),
    request: printer.type(requestType(operation, context)),
    isRequestRequired: isRequestRequired(operation, context.api),
    call: printer.expression(imported(context.callName(operation), callSource(operation, context))),
    fetchData: printer.expression(imported('fetchData', 'options')),
    prefix: printer.expression(literal(keyPrefix(operation, context))),
  };
}

function queryView(operation: Operation, context: TargetContext, printer: ModulePrinter): QueryView {
  const base = context.baseName(operation);
  const result = resultType(operation, context);
  const common = commonView(operation, context, printer);
  const infinite = infiniteView(operation, common, result, context, printer);
  return {
    ...common,
    key: {
      name: identifier(`${base}Key`),
      doc: requiredDocComment(`Key of \`${base}Options\`; without a request, the prefix of all its keys.`),
      type: printer.type(optionsType('KeyFunction', requestType(operation, context), result)),
      dataKey: printer.type(optionsType('DataKey', result)),
      create: printer.expression(imported('createKey', 'runtime/query/keys')),
    },
    options: { name: identifier(`${base}Options`), type: printer.type(optionsType('QueryOptionsOf', result)) },
    ...(infinite && { infinite }),
  };
}

function mutationView(operation: Operation, context: TargetContext, printer: ModulePrinter): MutationView {
  const common = commonView(operation, context, printer);
  const request = requestType(operation, context);
  // A mutation without required input is called without an argument: `mutate()`.
  const variables = common.isRequestRequired ? request : union([request, keyword('void')]);
  return {
    ...common,
    name: identifier(`${context.baseName(operation)}Mutation`),
    type: printer.type(optionsType('MutationOptionsOf', variables, resultType(operation, context))),
    affects: printer.expression(affectedKeys(operation, context)),
  };
}

/** Returns the function from the request of a mutation to the affected keys. */
function affectedKeys(mutation: Operation, context: TargetContext): Expression {
  const affected = findAffectedQueries(mutation, context.queries, context.api);
  if (affected === 'tag') return arrow([], array([literal(keyPrefix(mutation, context).slice(0, 2))]));
  const variables = local('variables');
  const usesVariables = affected.some(({ parameters }) => parameters.size > 0);
  const keys = affected.map(({ query, parameters }) => {
    const prefix = literal(keyPrefix(query, context));
    if (parameters.size === 0) return prefix;
    const path = member(name(variables), 'path');
    const values = [...parameters].map(([key, parameter]) => [key, index(path, literal(parameter))] as const);
    return call(imported('createKey', 'runtime/query/keys'), prefix, object([['path', object(values)]]));
  });
  return arrow(usesVariables ? [variables] : [], array(keys));
}
