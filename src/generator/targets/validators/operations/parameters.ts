// Parameter readers for operations: parsing, defaults, validation.

import {
  and,
  assign,
  binary,
  call,
  callGeneric,
  conditional,
  constVariable,
  constant,
  keyword,
  letVariable,
  literal,
  local,
  member,
  name,
  object,
  optionalMember,
  reference,
  returnStatement,
  typeOf,
  when,
} from '../../../code/typescript/build-tree.ts';
import type {
  OnDemandSymbol,
  Expression,
  FunctionDeclaration,
  LocalSymbol,
  MemberType,
  Statement,
  Type,
} from '../../../code/typescript/tree.ts';
import type { Operation, Parameter } from '../../../model/types/api.ts';
import { isSameNode } from '../../../code/typescript/inspect-tree.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { isJsonParameter, parameterValueType } from '../../../model/media-types.ts';
import type { ModuleContext } from '../function-request.ts';
import { compound, toVariableName } from '../preferred-variable-names.ts';
import { hasTypesOnly } from '../keywords/function-calls.ts';
import { runtime, runtimeType } from '../runtime-imports.ts';
import type { ValidatorExport } from '../schema-module.ts';
import { escapePointerSegment } from '../../../source/pointer.ts';
import { problemStatement } from '../validation-context.ts';
import { noAnchors } from '../validation-variant.ts';
import { symbols, variables } from '../variables.ts';
import { mayBeStructured, parsedDeepObject } from './deep-object.ts';
import { filterFields } from './filter-fields.ts';
import { parameterForm, parsedParameter, type SerializedForm } from './parse-parameter-and-text-body.ts';
import { problemsCall } from './problems-call.ts';
import { isJsonMediaType } from './validated-media-types.ts';
import { parsedQuerystringParameter } from './form-fields.ts';
import { otherQueryNames, additionalNameTestOfParameter } from './exploded-additional-properties.ts';
import { untypedScalar } from './parse-scalar.ts';
import { rawParameter } from './raw-parameter-value.ts';
import { parameterFunction } from './component-parameter-reference.ts';
import { parameterNeedsNow, optionalNowParameter } from './needs-now.ts';
import { parsedType, propertyType } from './parsed-type.ts';

const locations = ['path', 'query', 'header', 'cookie'] as const;
/** Headers that OpenAPI describes by other means. */
const ignoredHeaders: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/** A parameter, the variable for its value, and the URI fragment of its description. */
interface ReadParameter {
  readonly parameter: Parameter;
  readonly operation: Operation;
  readonly variable: LocalSymbol;
  readonly path: string;
}

/** Returns the parameter reader of an operation and its result type. */
export function parameterReaderExports(
  operation: Operation,
  module: ModuleContext,
  path: string,
): readonly ValidatorExport[] {
  const subject = `${requestMethod(operation.method)} ${operation.path}`;
  const parameters = operation.parameters.filter(
    (parameter) => parameter.in !== 'header' || !ignoredHeaders.has(parameter.name.toLowerCase()),
  );
  const resultType: OnDemandSymbol = {
    kind: 'declared',
    key: `parameters of ${path}`,
    name: `${operation.name.type}Parameters`,
    module: module.path,
    isType: true,
    declare: () => ({
      kind: 'type',
      docSubject: subject,
      doc: `Parsed parameters of \`${subject}\`.`,
      type: parametersType(parameters, module),
    }),
  };
  const reader: OnDemandSymbol = {
    kind: 'declared',
    key: `parameter reader of ${path}`,
    name: `read${operation.name.type}Parameters`,
    module: module.path,
    declare: () => {
      const needsNow = parameters.some((parameter) => parameterNeedsNow(parameter, module));
      const time = needsNow ? ' `now` is in milliseconds since 1970.' : '';
      const readParameters = parameters.map((parameter) => ({
        parameter,
        operation,
        variable: local(toVariableName(parameter.name)),
        path:
          parameter.component === undefined
            ? `${path}/parameters/${operation.parameters.indexOf(parameter)}`
            : `#/components/parameters/${escapePointerSegment(parameter.component)}`,
      }));
      return {
        docSubject: subject,
        doc: `Parses and validates the parameters of \`${subject}\`.${time}`,
        ...readerFunction(readParameters, module, reference(resultType), needsNow),
      };
    },
  };
  return [
    { symbol: resultType, role: 'parameters' },
    { symbol: reader, role: 'parameters' },
  ];
}

function parametersType(parameters: readonly Parameter[], module: ModuleContext): Type {
  const typeAt = (location: Parameter['in']): Type => ({
    kind: 'objectType',
    members: parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => parameterProperty(parameter, module)),
  });
  return {
    kind: 'objectType',
    members: locations.map((location) => ({ name: location, type: typeAt(location) })),
  };
}

function parameterProperty(parameter: Parameter, module: ModuleContext): MemberType {
  const value = parameterValueType(parameter);
  const type =
    value === 'text'
      ? keyword('string')
      : value === 'json'
        ? keyword('unknown')
        : parsedType(value.request, module, isJsonParameter(parameter));
  const isAlwaysPresent = parameter.required || defaultValue(parameter, module) !== undefined;
  return propertyType(parameter.name, type, isAlwaysPresent);
}

function defaultValue({ schema }: Parameter, module: ModuleContext): Expression | undefined {
  const declaredDefault = schema && module.analysis.variants.summary(schema.jsonSchema).default;
  return declaredDefault && literal(declaredDefault.value);
}

function readerFunction(
  parameters: readonly ReadParameter[],
  module: ModuleContext,
  resultType: Type,
  needsNow: boolean,
): FunctionDeclaration {
  const hasParametersIn = (location: Parameter['in']): boolean =>
    parameters.some(({ parameter }) => parameter.in === location);
  const valuesIn = (location: Parameter['in']): Expression =>
    object(
      parameters
        .filter(({ parameter }) => parameter.in === location)
        .map(({ parameter, variable }) => [parameter.name, name(variable)]),
    );
  const { raw, problems } = variables;
  const values = object(locations.map((location) => [location, valuesIn(location)]));
  const statements: readonly Statement[] = [
    letVariable(symbols.problems, runtimeType('Problems')),
    ...(hasParametersIn('query') ? [constVariable(symbols.query, call(runtime('parseQuery'), raw))] : []),
    ...(hasParametersIn('cookie') ? [constVariable(symbols.cookies, call(runtime('parseCookies'), raw))] : []),
    ...parameters.flatMap((each) =>
      each.parameter.content ? contentParameterStatements(each, module) : schemaParameterStatements(each, module),
    ),
  ];
  return {
    kind: 'function',
    parameters: [{ symbol: symbols.raw, type: runtimeType('RawRequest') }, ...optionalNowParameter(needsNow)],
    result: runtimeType('ParameterResult', resultType),
    body: [
      ...(parameters.length === 0 ? [] : statements),
      returnStatement(
        callGeneric(
          runtime('createParameterResult'),
          [resultType],
          parameters.length === 0 ? literal(undefined) : problems,
          values,
        ),
      ),
    ],
  };
}

function schemaParameterStatements(each: ReadParameter, module: ModuleContext): readonly Statement[] {
  const { parameter, variable, path } = each;
  const { schema } = parameter;
  const { value, isNeverMissing = false } = parsedValue(each, module);
  const fallback = defaultValue(parameter, module) ?? (isNeverMissing ? object([]) : undefined);
  const schemaProblems =
    schema &&
    !isValidString(parameter, value) &&
    problemsCall(
      schema.jsonSchema,
      { direction: 'request', anchors: noAnchors, hasBigints: true },
      module,
      `${path}/schema`,
      variable.name,
      name(variable),
      parameterFunction(parameter),
    );
  if (fallback !== undefined)
    return [
      constVariable(variable, binary(value, '??', fallback)),
      ...(schemaProblems ? [mergeStatement(parameter, schemaProblems)] : []),
    ];
  return [constVariable(variable, value), ...presenceStatements(each, variable, schemaProblems || undefined)];
}

/** Returns whether the value is the text of the parameter, and the schema accepts every string. */
function isValidString(parameter: Parameter, value: Expression): boolean {
  const { schema } = parameter;
  const text: SerializedForm = { kind: 'text', scalar: untypedScalar };
  return (
    (parameter.in === 'path' || parameter.in === 'header') &&
    typeof schema?.jsonSchema === 'object' &&
    hasTypesOnly(schema.jsonSchema) &&
    schema.jsonSchema.types?.includes('string') === true &&
    isSameNode(value, rawParameter(parameter, text))
  );
}

/** Returns the parsed value of a parameter, and whether it is an exploded object, which is empty instead of missing. */
function parsedValue(
  { parameter, operation }: ReadParameter,
  module: ModuleContext,
): { readonly value: Expression; readonly isNeverMissing?: boolean } {
  const { api } = module.analysis;
  const { schema, required, style, explode } = parameter;
  if (parameter.querystringEncoding)
    return { value: parsedQuerystringParameter(parameter, otherQueryNames(parameter, operation, api), module) };
  if (style === 'deepObject' && parameter.in === 'query' && schema && mayBeStructured(schema.request, api)) {
    const texts = call(runtime('parseDeepObject'), variables.query, literal(parameter.name));
    return { value: parsedDeepObject(schema.request, texts, module) };
  }
  const form = schema
    ? parameterForm(schema.request, schema.jsonSchema, module, parameter.name)
    : ({ kind: 'text', scalar: untypedScalar } as const);
  const value = parsedParameter(
    form,
    (written) => rawParameter(parameter, written, additionalNameTestOfParameter(parameter, operation, api)),
    module,
  );
  return {
    value,
    isNeverMissing:
      required && form.kind === 'object' && style === 'form' && explode && ['query', 'cookie'].includes(parameter.in),
  };
}

/** Returns the statements that report a missing parameter or merge the problems of its value, which `variable` contains. */
function presenceStatements(
  { parameter, path }: ReadParameter,
  variable: LocalSymbol,
  newProblems: Expression | undefined,
): readonly Statement[] {
  if (!parameter.required)
    return newProblems ? when(isPresent(name(variable)), [mergeStatement(parameter, newProblems)]) : [];
  const { problems } = variables;
  const location = [literal(parameter.in), literal(parameter.name)];
  return [
    assign(
      problems,
      call(
        runtime('requireParameter'),
        problems,
        ...location,
        name(variable),
        literal(path),
        ...(newProblems ? [newProblems] : []),
      ),
    ),
  ];
}

function contentParameterStatements(each: ReadParameter, module: ModuleContext): readonly Statement[] {
  const { parameter, operation, variable, path } = each;
  const { content } = parameter;
  const texts = rawParameter(parameter, { kind: 'text', scalar: untypedScalar });
  if (!content || !isJsonMediaType(content.mediaType))
    return [constVariable(variable, texts), ...presenceStatements(each, variable, undefined)];
  const text = local(`${variable.name}Text`);
  const parsed = local(`${variable.name}Value`);
  const value = member(name(parsed), 'value');
  const schemaProblems =
    content.schema &&
    problemsCall(
      content.schema.jsonSchema,
      { direction: 'request', anchors: noAnchors },
      module,
      `${path}/content/${escapePointerSegment(content.mediaType)}/schema`,
      variable.name,
      value,
    );
  const fields = filterFields(parameter, operation, module.analysis.api);
  const filter =
    fields &&
    call(
      runtime('validateFilter'),
      value,
      constant(compound(parameter.name, 'Fields'), fields, runtimeType('FilterFields')),
    );
  const problems = filter && schemaProblems ? binary(filter, '??', schemaProblems) : (filter ?? schemaProblems);
  const parse = runtime(parameter.in === 'header' ? 'parseJsonHeader' : 'parseJson');
  const isText = binary(typeOf(name(text)), '===', literal('string'));
  return [
    constVariable(text, texts),
    constVariable(parsed, conditional(isText, call(parse, name(text)), literal(undefined))),
    constVariable(variable, optionalMember(name(parsed), 'value')),
    ...(parameter.required ? presenceStatements(each, text, undefined) : []),
    ...when(and(isPresent(name(text)), isMissing(name(parsed))), [
      problemStatement(
        call(runtime('invalidJsonParameter'), literal(parameter.in), literal(parameter.name), literal(path)),
      ),
    ]),
    ...(problems === undefined ? [] : when(isPresent(name(parsed)), [mergeStatement(parameter, problems)])),
  ];
}

/** Returns the statement that adds the problems of a parameter's value. */
function mergeStatement(parameter: Parameter, problems: Expression): Statement {
  return assign(
    variables.problems,
    call(runtime('mergeAtParameter'), variables.problems, literal(parameter.in), literal(parameter.name), problems),
  );
}

function isPresent(value: Expression): Expression {
  return binary(value, '!==', literal(undefined));
}

function isMissing(value: Expression): Expression {
  return binary(value, '===', literal(undefined));
}
