// The module `openapi`: interfaces `paths`, `webhooks`, `components`, and `operations`, as openapi-typescript generates
// them.

import type { SafeText } from '../../code/branded-text.ts';
import { indexedType, reference } from '../../code/typescript/build-tree.ts';
import { docComment, lineComment } from '../../code/typescript/comment.ts';
import { printMember, printType, type NameOf } from '../../code/typescript/print-type.ts';
import type { Documentation, MemberType, Type } from '../../code/typescript/tree.ts';
import { identifier, propertyKey, stringLiteral } from '../../code/typescript/typescript.ts';
import { hashText } from '../../model/content-hash.ts';
import type { Api, Component, Operation, Response, Schema } from '../../model/types/api.ts';
import type { ComponentSection } from '../../model/naming/document-component-keys.ts';
import { createTypeContext, type TypeContext } from './openapi/context.ts';
import {
  bodyType,
  headerDoc,
  headerType,
  parameterDoc,
  parameterType,
  parametersType,
  responseMembers,
  responseType,
  isNeverMember,
  operationDoc,
  operationType,
  operationRequestMembers,
  hasOperationsEntry,
  pathItemMethods,
  findKeysInPaths,
} from './openapi/operation-types.ts';
import type {
  AliasView,
  ComponentView,
  OpenapiView,
  PathView,
  ResponseView,
  TypedOperationView,
} from './template-views.ts';
import { eagerReferences, findCyclesById, labelTupleItems } from './recursive-aliases.ts';
import { documentSchema, toIntermediateType } from './openapi/schema-to-intermediate-type.ts';
import { schemaSymbol, toType } from './openapi/intermediate-type-to-tree.ts';
import { openapiModulePath, openapiType } from './openapi/openapi-module.ts';
import { referToBody, referToParameters, referToResponse } from './equal-types.ts';
import type { OperationTypes } from './operations.ts';
import { noTypeReuse, type TypeReuse } from './type-reuse.ts';

/** Context of the views, with the names in the module. */
interface PrintContext extends TypeContext, Pick<OtherModules, 'typesOf' | 'reuse'> {
  readonly nameOf: NameOf;
  /** Hash of the IDs of the schemas whose types the module imports. */
  readonly importedSchemas: string;
}

/** What the module has in common with the other modules. */
export interface OtherModules {
  /** Returns the exported types of an operation. */
  readonly typesOf: (operation: Operation) => OperationTypes | undefined;
  readonly reuse: TypeReuse;
  /** Names of this module that the others import. */
  readonly importedNames: ReadonlySet<string>;
  /** Returns the specifier of a module. */
  readonly specifier: (module: string) => SafeText<'ts'>;
}

const noOtherModules: OtherModules = {
  typesOf: () => undefined,
  reuse: noTypeReuse,
  importedNames: new Set(),
  specifier: (module) => stringLiteral(`./${module}.js`),
};

/** The names by which the module imports other modules. */
const moduleNames: Readonly<Record<string, string>> = {
  schemas: 'schemas',
  operations: 'operationTypes',
  enums: 'enums',
};

/** Returns the view of the module. */
export function openapiView(
  api: Api,
  typeContext: TypeContext = createTypeContext(api),
  { typesOf, reuse, importedNames, specifier }: OtherModules = noOtherModules,
): OpenapiView {
  const usedNames = new Set<string>(importedNames);
  const usedModules = new Set<string>();
  const schemaTypes = new Map(
    api.schemas.map(({ id }) => [id, `components['schemas'][${stringLiteral(typeContext.names.key('schemas', id))}]`]),
  );
  const nameOf: NameOf = (symbol) => {
    const module = symbol.kind === 'declared' ? symbol.module : symbol.kind === 'import' ? symbol.from : undefined;
    if (module !== undefined && Object.hasOwn(moduleNames, module)) {
      usedModules.add(module);
      return `${moduleNames[module]}.${symbol.name}`;
    }
    const schemaType = symbol.kind === 'declared' ? schemaTypes.get(symbol.key) : undefined;
    if (schemaType === undefined) usedNames.add(symbol.name);
    return schemaType ?? symbol.name;
  };
  const isImported = (schema: Schema): boolean => typeContext.schemaExport(schema).module !== openapiModulePath;
  const importedSchemas = hashText(JSON.stringify(api.schemas.filter(isImported).map(({ id }) => id)));
  const context: PrintContext = { ...typeContext, nameOf, typesOf, reuse, importedSchemas };
  const paths = pathViews(api.operations, context);
  const webhooks = pathViews(api.webhooks, context);
  const { schemas, aliases } = printNamedSchemas(context);
  const { responses, parameters, requestBodies, headers } = api.components;
  const components = [
    { section: propertyKey('schemas'), members: schemas },
    componentView('responses', responses, context, responseType, ({ description }) => ({ doc: description })),
    componentView('parameters', parameters, context, parameterType, parameterDoc),
    componentView('requestBodies', requestBodies, context, bodyType, ({ description = '' }) => ({ doc: description })),
    componentView('headers', headers, context, headerType, headerDoc),
    { section: propertyKey('pathItems'), members: [] },
  ];
  return {
    title: lineComment(`Types of ${api.info.title}, version ${api.info.version}, compatible with openapi-typescript.`),
    imports: [...usedModules]
      .sort()
      .map((module) => ({ name: identifier(moduleNames[module] ?? module), from: specifier(module) })),
    hasMarkers: usedNames.has('$Read') || usedNames.has('$Write'),
    hasWithRequired: usedNames.has('WithRequired'),
    hasPathsOrWebhooks: paths.items.length + webhooks.items.length > 0,
    paths: paths.items,
    webhooks: webhooks.items,
    components,
    operations: [...paths.operations, ...webhooks.operations],
    aliases,
  };
}

/** Prints a member of an interface of the module. `indent` is the indentation in the formatted module. */
function printMutableMember(member: MemberType, { nameOf }: PrintContext, indent: number): SafeText<'ts'> {
  return printMember({ ...member, isMutable: true }, nameOf, indent);
}

function componentView<T>(
  name: ComponentSection,
  components: readonly Component<T>[],
  context: PrintContext,
  typeOf: (value: T, context: TypeContext) => Type,
  documentationOf: (value: T) => Documentation,
): ComponentView {
  const members = components.map(({ name: componentName, value }) => ({
    name: context.names.key(name, componentName),
    type: typeOf(value, context),
    ...documentationOf(value),
  }));
  return {
    section: propertyKey(name),
    members: members.sort((a, b) => (a.name < b.name ? -1 : 1)).map((member) => printMutableMember(member, context, 4)),
  };
}

interface PathViews {
  readonly items: readonly PathView[];
  /** The properties of `operations` that the paths reference. */
  readonly operations: readonly TypedOperationView[];
}

function pathViews(operations: readonly Operation[], context: PrintContext): PathViews {
  const paths = new Map<string, Map<string, Operation>>();
  for (const operation of operations) {
    const { key, method } = findKeysInPaths(operation);
    const item = paths.get(key) ?? new Map<string, Operation>();
    paths.set(key, item.set(method, operation));
  }
  const items = [...paths].map(([name, item]) => pathView(name, item, context));
  return {
    items: items.map(({ item }) => item),
    operations: items.flatMap(({ operations }) => operations),
  };
}

/** Returns the view of a path item, and those of the operations that it references. */
function pathView(
  name: string,
  operations: ReadonlyMap<string, Operation>,
  context: PrintContext,
): { readonly item: PathView; readonly operations: readonly TypedOperationView[] } {
  const referenced: TypedOperationView[] = [];
  const members = pathItemMethods.flatMap((method) => {
    const operation = operations.get(method);
    if (!operation) return [];
    const hasEntry = hasOperationsEntry(operation);
    if (hasEntry) referenced.push(reuseOperationView(operation, context));
    const type = hasEntry ? indexedType(openapiType('operations'), operation.id) : operationType(operation, context);
    return [[method, printMutableMember({ name: method, type, ...operationDoc(operation) }, context, 4)] as const];
  });
  return { item: { key: propertyKey(name), ...Object.fromEntries(members) }, operations: referenced };
}

/** Returns the view of a property of `operations`, from the previous run if it is the same. */
function reuseOperationView(operation: Operation, context: PrintContext): TypedOperationView {
  const { reuse, importedSchemas } = context;
  const scope = reuse.ofOperation(operation);
  return reuse.print('openapi operation', scope, importedSchemas, context.nameOf, (nameOf) =>
    operationView(operation, { ...context, ...scope.within(context), nameOf }),
  );
}

/** Returns the view of a property of `operations`. */
function operationView(operation: Operation, context: PrintContext): TypedOperationView {
  const { parameters, requestBody } = operationRequestMembers(operation, context);
  const types = context.typesOf(operation);
  const members = [
    ...(types
      ? parameters.map((member) =>
          referToParameters(member, parametersType(operation.parameters, member.name, context), types),
        )
      : parameters),
    types ? referToBody(requestBody, types) : requestBody,
  ].filter((member) => !isNeverMember(member));
  const printed = Object.fromEntries(
    members.map(
      (member) =>
        [member.name ?? '', printMutableMember(member, context, member.name === requestBody.name ? 4 : 6)] as const,
    ),
  );
  return {
    key: propertyKey(operation.id),
    hasParameters: members.some((member) => member.name !== requestBody.name),
    ...printed,
    responses: operation.responses.map((response) => responseView(response, types, context)),
  };
}

function responseView(response: Response, types: OperationTypes | undefined, context: PrintContext): ResponseView {
  const { status, description, component } = response;
  const key = propertyKey(status);
  if (component !== undefined)
    return { key, component: stringLiteral(context.names.key('responses', component)), headers: [], content: [] };
  const doc = docComment(description, {}, 6);
  const { headers, content } = responseMembers(response, context);
  return {
    ...(doc !== undefined && { doc }),
    key,
    headers: headers.map((header) => printMutableMember(header, context, 10)),
    content: content.map((mediaType) =>
      printMutableMember(types ? referToResponse(mediaType, status, types) : mediaType, context, 10),
    ),
  };
}

interface NamedSchemas {
  /** The printed properties of `components.schemas`, sorted by key in code unit order. */
  readonly schemas: readonly SafeText<'ts'>[];
  /** The aliases of recursive schemas. */
  readonly aliases: readonly AliasView[];
}

/** Prints all named schemas. */
function printNamedSchemas(context: PrintContext): NamedSchemas {
  const keyedSchemas = context.api.schemas
    .map((schema) => ({ schema, key: context.names.key('schemas', schema.id) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const edges = new Map<string, readonly string[]>();
  // Only printed code is retained, to save memory. The types of recursive schemas, which are few, are built again.
  const printedSchemas = keyedSchemas.map(({ schema, key }) => {
    const documentation = documentSchema(schema.jsonSchema);
    const exported = schemaSymbol(schema.id, context);
    const isExported = exported.module !== openapiModulePath;
    const type = isExported ? reference(exported) : toType(toIntermediateType(schema.jsonSchema, context), context);
    edges.set(schema.id, isExported ? [] : eagerReferences(type));
    // The exported type has the comment.
    const deprecation = documentation?.docTags?.deprecated ? { docTags: { deprecated: true } } : {};
    const member = { name: key, ...(isExported ? deprecation : documentation) };
    return { schema, member, code: printMutableMember({ ...member, type }, context, 4) };
  });
  const cyclesById = findCyclesById(edges);
  // In the aliases, recursive schemas are referenced by their aliases.
  const aliasContext: PrintContext = {
    ...context,
    nameOf: (symbol) =>
      symbol.kind === 'declared' && cyclesById.has(symbol.key) ? symbol.name : context.nameOf(symbol),
  };
  return {
    schemas: printedSchemas.map(({ schema, member, code }) =>
      cyclesById.has(schema.id)
        ? printMutableMember({ ...member, type: reference(schemaSymbol(schema.id, context)) }, aliasContext, 4)
        : code,
    ),
    aliases: printedSchemas.flatMap(({ schema }) => {
      const cycle = cyclesById.get(schema.id);
      if (!cycle) return [];
      const { name, declare } = schemaSymbol(schema.id, context);
      const { type } = declare();
      const deferred = labelTupleItems(type, cycle);
      return [{ name: identifier(name), type: printType(deferred, aliasContext.nameOf, 0) }];
    }),
  };
}
