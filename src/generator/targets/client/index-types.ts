// Types that the client's index exports: those of its runtime, its requests and results, and the types target.

import { identifier, stringLiteral } from '../../code/typescript/typescript.ts';
import type { SafeText } from '../../code/branded-text.ts';
import type { Operation, Schema } from '../../model/types/api.ts';
import { firstFreeName } from '../../plugin/export-names.ts';
import { createSpecifierOf } from '../../plugin/module-specifiers.ts';
import { typesSource, type TypesModule } from '../../plugin/types-modules.ts';
import { listConventionHelpers } from './convention-helpers.ts';
import { listClientSchemes } from './supported-security-schemes.ts';
import { listOperationTypes } from './tag-module.ts';
import type { TargetContext } from './target-context.ts';
import type { IndexView } from './template-views.ts';

const runtimeTypes = [
  'ApiError',
  'Attempt',
  'BinaryBody',
  'CallError',
  'CallOptions',
  'Client',
  'CommonOptions',
  'ConnectionError',
  'ErrorResult',
  'Fetch',
  'Hooks',
  'InvalidRequestError',
  'MessageValidatorOptions',
  'OperationChecks',
  'OperationChecksById',
  'OperationDescriptor',
  'OutgoingRequest',
  'Result',
  'RetryOptions',
  'Send',
  'SuccessResult',
  'TokenSource',
  'UnexpectedResult',
  'UnwrappedData',
  'ValidationProblem',
];

const credentialTypes = ['BasicCredentials', 'CredentialSource'];

/** The root types of `openapi.ts`. */
const openapiTypes = ['$Read', '$Write', 'components', 'operations', 'paths', 'webhooks'];

const operationParts = [
  'Path',
  'Query',
  'Headers',
  'Cookies',
  'Body',
  'BodyByMediaType',
  'Responses',
  'ResponsesByMediaType',
] as const;

/**
 * Returns the types that the index exports. Explicit exports take precedence over `export *`, so the client's types
 * keep their names, and schemas with the same names are exported with a number. That is not reported, because the types
 * target exports every schema by its name.
 */
export function indexTypes(
  context: TargetContext,
  moduleOf: (operation: Operation) => SafeText<'ts'> | undefined,
  reservedValues: ReadonlySet<string>,
): Pick<IndexView, 'typesModules' | 'runtimeTypes' | 'ownNames' | 'renamedTypes' | 'renamedValues'> {
  const { api, names, options } = context;
  const clientTypes = [...runtimeTypes, ...(listClientSchemes(api).length > 0 ? credentialTypes : [])].sort();
  const helperTypes = listConventionHelpers(api).flatMap(({ types }) => types);
  const operationNames = api.operations.map((operation) => ({
    module: moduleOf(operation),
    values: [operation.name.value],
    types: listOperationTypes(operation, context),
  }));
  const enumValues = new Set([...context.enumValueNames.values()].flat());
  const schemaTypes = api.schemas.flatMap((schema) => schemaTypeNames(schema, context));
  const typeNames = new Set<string>([
    ...openapiTypes,
    ...schemaTypes,
    ...enumValues,
    ...api.schemas.flatMap((schema) => [names.derived(schema, 'Filter'), names.derived(schema, 'Conditions')]),
    ...api.operations.flatMap((operation) => operationParts.map((part) => names.derived(operation, part))),
  ]);
  const taken = new Set([
    ...reservedValues,
    ...clientTypes,
    ...helperTypes,
    'ApiClient',
    'ClientOptions',
    ...operationNames.flatMap(({ values, types }) => [...values, ...types]),
  ]);
  const importSpecifierOf = createSpecifierOf(options, ['types']);
  const specifierOf = (module: TypesModule): string => importSpecifierOf('index', typesSource(module));
  const rename = (name: string, module: TypesModule): IndexView['renamedTypes'] => {
    if (!taken.has(name)) return [];
    const alias = firstFreeName(name, (each) => taken.has(each) || typeNames.has(each));
    taken.add(alias);
    return [{ name: identifier(name), alias: identifier(alias), from: stringLiteral(specifierOf(module)) }];
  };
  return {
    typesModules: [...new Set(context.typesModules.map(specifierOf))].map((specifier) => ({
      specifier: stringLiteral(specifier),
      hasValues: enumValues.size > 0 && specifier === specifierOf('enums'),
    })),
    runtimeTypes: clientTypes.map((name) => identifier(name)),
    ownNames: operationNames.flatMap(({ module, values, types }) => {
      const conflicting = (each: readonly string[]): readonly SafeText<'ts'>[] =>
        each.filter((name) => typeNames.has(name)).map((name) => identifier(name));
      const own = { values: conflicting(values), types: conflicting(types) };
      return module === undefined || own.values.length + own.types.length === 0 ? [] : [{ ...own, module }];
    }),
    renamedTypes: schemaTypes.filter((name) => !enumValues.has(name)).flatMap((name) => rename(name, 'schemas')),
    renamedValues: [...enumValues].flatMap((name) => rename(name, 'enums')),
  };
}

function schemaTypeNames(schema: Schema, { names, hasRequestType, conversions }: TargetContext): readonly string[] {
  const directions = hasRequestType(schema) ? [false, true] : [false];
  const forms = conversions?.differs(schema.jsonSchema) ? [false, true] : [false];
  return forms.flatMap((isJson) => directions.map((isRequest) => names.schemaForm(schema, { isRequest, isJson })));
}
