// Parameter readers of operations: parsing, defaults, validation.

import type { SafeText } from '../../../code/branded-text.ts';
import { identifier, propertyKey, joinCode, ts, stringLiteral } from '../../../code/typescript/typescript.ts';
import type { Operation, Parameter } from '../../../model/types/api.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { isJsonParameter, parameterValueType } from '../../../model/media-types.ts';
import { withDocComment } from '../../../code/typescript/comment.ts';
import { block } from '../validation-context.ts';
import { jsonLiteral } from '../../../code/typescript/json-literal.ts';
import type { Module } from '../module-plan.ts';
import { compound, type Names } from '../names.ts';
import { noAnchors } from '../validation-variant.ts';
import type { Export } from '../schema-module.ts';
import { mayBeStructured, parsedDeepObject } from './deep-object.ts';
import { filterFields } from './filter-fields.ts';
import { parameterForm, parsedParameter } from './parameter-reader.ts';
import { isJsonMediaType, problemsCall } from './validate-part.ts';
import { parsedQuerystringParameter } from './form-fields.ts';
import { otherQueryNames, additionalNameTestOfParameter } from './exploded-additional-properties.ts';
import { untypedScalar } from './parse-scalar.ts';
import { rawParameter } from './raw-parameter.ts';
import { parameterNeedsNow, optionalNowParameter } from './needs-now.ts';
import { parsedType } from './parsed-type.ts';

const locations = ['path', 'query', 'header', 'cookie'] as const;
/** Headers that OpenAPI describes by other means. */
const ignoredHeaders: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/** Declares the parameter reader of an operation and its result type. */
export function declareParameterReader(operation: Operation, module: Module, path: string): readonly Export[] {
  const { names } = module.registry;
  const subject = `\`${requestMethod(operation.method)} ${operation.path}\``;
  const typeName = names.exactly(`${operation.name.type}Parameters`);
  const name = names.exactly(`read${operation.name.type}Parameters`);
  const parameters = operation.parameters.filter(
    (parameter) => parameter.in !== 'header' || !ignoredHeaders.has(parameter.name.toLowerCase()),
  );
  const needsNow = parameters.some((parameter) => parameterNeedsNow(parameter, module));
  module.declare(() =>
    withDocComment(
      `The parameters of ${subject}, read.`,
      ts`export interface ${typeName} ${parametersType(parameters, module)}`,
    ),
  );
  module.declare(() =>
    withDocComment(
      `Reads the parameters of ${subject}.${needsNow ? ' `now` is in milliseconds since 1970.' : ''}`,
      readerFunction(operation, parameters, module, path, name, typeName, needsNow),
    ),
  );
  return [
    { name, path: module.path, role: 'parameters' },
    { name: typeName, path: module.path, role: 'parameters', type: true },
  ];
}

function parametersType(parameters: readonly Parameter[], module: Module): SafeText<'ts'> {
  const groups = locations.map((location) => {
    const properties = parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => parameterProperty(parameter, module));
    return ts`readonly ${identifier(location)}: { ${joinCode(properties, ts`\n`)} };`;
  });
  return ts`{ ${joinCode(groups, ts`\n`)} }`;
}

function parameterProperty(parameter: Parameter, module: Module): SafeText<'ts'> {
  const value = parameterValueType(parameter);
  const type =
    value === 'text'
      ? ts`string`
      : value === 'json'
        ? ts`unknown`
        : parsedType(value.request, module, isJsonParameter(parameter));
  const isAlwaysPresent = parameter.required || defaultLiteral(parameter, module) !== undefined;
  return isAlwaysPresent
    ? ts`readonly ${propertyKey(parameter.name)}: ${type};`
    : ts`readonly ${propertyKey(parameter.name)}?: ${type} | undefined;`;
}

function defaultLiteral({ schema }: Parameter, module: Module): SafeText<'ts'> | undefined {
  const defaultValue = schema && module.registry.variants.summary(schema.jsonSchema).default;
  return defaultValue && jsonLiteral(defaultValue.value);
}

function readerFunction(
  operation: Operation,
  parameters: readonly Parameter[],
  module: Module,
  path: string,
  name: SafeText<'ts'>,
  typeName: SafeText<'ts'>,
  needsNow: boolean,
): SafeText<'ts'> {
  const names = module.names.inner();
  for (const reserved of ['raw', 'query', 'cookies']) names.exactly(reserved);
  const locals = new Map<Parameter, SafeText<'ts'>>();
  const statements = parameters.flatMap((parameter) => {
    const local = names.free(parameter.name);
    locals.set(parameter, local);
    const schemaPointer = `${path}/parameters/${operation.parameters.indexOf(parameter)}`;
    return parameter.content
      ? contentParameterStatements(parameter, operation, module, schemaPointer, local, names, locals)
      : schemaParameterStatements(parameter, operation, module, schemaPointer, local);
  });
  const declarations = [
    ...(parameters.some((each) => each.in === 'query')
      ? [ts`const query = ${module.runtime('parseQuery')}(raw);`]
      : []),
    ...(parameters.some((each) => each.in === 'cookie')
      ? [ts`const cookies = ${module.runtime('parseCookies')}(raw);`]
      : []),
  ];
  const properties = (location: (typeof locations)[number]): SafeText<'ts'> =>
    joinCode(
      parameters
        .filter((each) => each.in === location)
        .map((each) => {
          const local = locals.get(each) ?? ts`undefined`;
          // As a plain key, this name would set the prototype.
          const key = each.name === '__proto__' ? ts`['__proto__']` : propertyKey(each.name);
          return key === local ? local : ts`${key}: ${local}`;
        }),
      ts`, `,
    );
  const groups = locations.map((location) => ts`${identifier(location)}: { ${properties(location)} }`);
  const raw = parameters.length === 0 ? ts`_raw` : ts`raw`;
  const problems = module.runtime('Problems', true);
  const result = ts`{ ok: true, value: ${module.runtime('asValidated')}<${typeName}>({ ${joinCode(groups, ts`, `)} }) }`;
  return ts`export function ${name}(${raw}: ${module.runtime('RawRequest', true)}${optionalNowParameter(needsNow)}): ${module.runtime('ParameterResult', true)}<${typeName}> ${block(
    parameters.length === 0
      ? [ts`return ${result};`]
      : [
          ts`let problems: ${problems};`,
          ...declarations,
          ...statements,
          ts`if (problems !== undefined) return ${module.runtime('rejectParameters')}(problems, ${module.runtime('asValidated')}<${typeName}['path']>({ ${properties('path')} }));`,
          ts`return ${result};`,
        ],
  )}`;
}

function schemaParameterStatements(
  parameter: Parameter,
  operation: Operation,
  module: Module,
  path: string,
  local: SafeText<'ts'>,
): readonly SafeText<'ts'>[] {
  const { schema } = parameter;
  const { value, isNeverMissing = false } = parsedValue(parameter, operation, module);
  const defaultValue = defaultLiteral(parameter, module) ?? (isNeverMissing ? ts`{}` : undefined);
  const schemaProblems =
    schema &&
    problemsCall(
      schema.jsonSchema,
      { direction: 'request', anchors: noAnchors, hasBigints: true },
      module,
      `${path}/schema`,
      nameHint(local),
      local,
    );
  const validation =
    schemaProblems === undefined
      ? undefined
      : ts`problems = ${module.runtime('mergeAtParameter')}(problems, ${stringLiteral(parameter.in)}, ${stringLiteral(parameter.name)}, ${schemaProblems});`;
  const declaration = ts`const ${local} = ${value}${defaultValue === undefined ? ts`` : ts` ?? ${defaultValue}`};`;
  if (defaultValue !== undefined) return validation === undefined ? [declaration] : [declaration, validation];
  return [
    declaration,
    ...presenceStatements(parameter, module, path, ts`${local} === undefined`, ts`${local} !== undefined`, validation),
  ];
}

/** Returns the parsed value of a parameter, and whether it is an exploded object, which is empty instead of missing. */
function parsedValue(
  parameter: Parameter,
  operation: Operation,
  module: Module,
): { readonly value: SafeText<'ts'>; readonly isNeverMissing?: boolean } {
  const { api } = module.registry;
  const { schema, name, required, style, explode } = parameter;
  if (parameter.querystringEncoding)
    return { value: parsedQuerystringParameter(parameter, otherQueryNames(parameter, operation, api), module) };
  if (parameter.style === 'deepObject' && parameter.in === 'query' && schema && mayBeStructured(schema.request, api))
    return {
      value: parsedDeepObject(
        schema.request,
        ts`${module.runtime('parseDeepObject')}(query, ${stringLiteral(name)})`,
        module,
      ),
    };
  const form = schema
    ? parameterForm(schema.request, schema.jsonSchema, module, name)
    : ({ kind: 'text', scalar: untypedScalar } as const);
  const value = parsedParameter(
    form,
    (written) => rawParameter(parameter, written, module, additionalNameTestOfParameter(parameter, operation, api)),
    module,
  );
  return {
    value,
    isNeverMissing:
      required && form.kind === 'object' && style === 'form' && explode && ['query', 'cookie'].includes(parameter.in),
  };
}

function presenceStatements(
  parameter: Parameter,
  module: Module,
  path: string,
  isMissing: SafeText<'ts'>,
  isPresent: SafeText<'ts'>,
  validation: SafeText<'ts'> | undefined,
): readonly SafeText<'ts'>[] {
  if (!parameter.required) return validation === undefined ? [] : [ts`if (${isPresent}) ${validation}`];
  const missing = module.constant(
    compound(parameter.name, 'Missing'),
    ts`${module.runtime('missingParameter')}(${stringLiteral(parameter.in)}, ${stringLiteral(parameter.name)}, ${stringLiteral(path)})`,
  );
  const reportMissing = ts`if (${isMissing}) problems = ${module.runtime('addProblem')}(problems, ${missing});`;
  return [validation === undefined ? reportMissing : ts`${reportMissing} else ${validation}`];
}

function contentParameterStatements(
  parameter: Parameter,
  operation: Operation,
  module: Module,
  path: string,
  local: SafeText<'ts'>,
  names: Names,
  locals: Map<Parameter, SafeText<'ts'>>,
): readonly SafeText<'ts'>[] {
  const { content } = parameter;
  const text = names.exactly(`${local}Text`);
  const parsed = names.exactly(`${local}Value`);
  const texts = rawParameter(parameter, { kind: 'text', scalar: untypedScalar }, module);
  if (!content || !isJsonMediaType(content.mediaType)) {
    return [
      ts`const ${local} = ${texts};`,
      ...presenceStatements(parameter, module, path, ts`${local} === undefined`, ts`${local} !== undefined`, undefined),
    ];
  }
  locals.set(parameter, local);
  const unreadable = module.constant(
    compound(parameter.name, 'Unreadable'),
    ts`${module.runtime('invalidJsonParameter')}(${stringLiteral(parameter.in)}, ${stringLiteral(parameter.name)}, ${stringLiteral(path)})`,
  );
  const schemaProblems =
    content.schema &&
    problemsCall(
      content.schema.jsonSchema,
      { direction: 'request', anchors: noAnchors },
      module,
      `${path}/content/${content.mediaType.replaceAll('/', '~1')}/schema`,
      nameHint(local),
      ts`${parsed}.value`,
    );
  const fields = filterFields(parameter, operation, module.registry.api);
  const filter =
    fields &&
    ts`${module.runtime('validateFilter')}(${parsed}.value, ${module.constant(compound(parameter.name, 'Fields'), fields, module.runtime('FilterFields', true))})`;
  const allProblems = filter && schemaProblems ? ts`${filter} ?? ${schemaProblems}` : (filter ?? schemaProblems);
  const problemsStatement = (code: SafeText<'ts'>): SafeText<'ts'> =>
    ts`problems = ${module.runtime('mergeAtParameter')}(problems, ${stringLiteral(parameter.in)}, ${stringLiteral(parameter.name)}, ${code});`;
  const parse = module.runtime(parameter.in === 'header' ? 'parseJsonHeader' : 'parseJson');
  const required = parameter.required
    ? presenceStatements(parameter, module, path, ts`${text} === undefined`, ts`true`, undefined)
    : [];
  return [
    ts`const ${text} = ${texts};`,
    ts`const ${parsed} = typeof ${text} === 'string' ? ${parse}(${text}) : undefined;`,
    ts`const ${local} = ${parsed}?.value;`,
    ...required,
    ts`if (${text} !== undefined && ${parsed} === undefined) problems = ${module.runtime('addProblem')}(problems, ${unreadable});`,
    ...(allProblems === undefined ? [] : [ts`if (${parsed} !== undefined) ${problemsStatement(allProblems)}`]),
  ];
}

function nameHint(local: SafeText<'ts'>): string {
  return local;
}
