// Parameter readers of operations: parsing, defaults, validation.

import type { Code } from '../../../code/branded-text.ts';
import { identifier, propertyKey } from '../../../code/typescript/identifier.ts';
import { string } from '../../../code/typescript/string-literal.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Operation, Parameter } from '../../../model/types/api.ts';
import { sentMethod } from '../../../model/http-method.ts';
import { isJsonParameter, valueOfParameter } from '../../../model/media-type-kind.ts';
import { documented } from '../document.ts';
import { block } from '../validation-context.ts';
import { literal } from '../../../code/typescript/json-literal.ts';
import type { Module } from '../module-plan.ts';
import { compound, type Names } from '../names.ts';
import { noAnchors } from '../validation-variant.ts';
import type { Export } from '../schema-module.ts';
import { isDeep, valueOfDeep } from './deep-object.ts';
import { filterFields } from './filter.ts';
import { formOf, valuesOfForm } from './parameter-reader.ts';
import { isJson, problemsBy } from './validate-part.ts';
import { valueOfQuery } from './form-fields.ts';
import { namesBeside, restOfParameter } from './exploded-rest.ts';
import { anyText } from './parse-scalar.ts';
import { textsOf } from './parameter-location.ts';
import { isTimedParameter, timeOffered } from './needs-now.ts';
import { typeOfUse } from './parsed-type.ts';

const locations = ['path', 'query', 'header', 'cookie'] as const;
/** Headers that OpenAPI describes by other means. */
const ignored: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/** Declares the parameter reader of an operation and its result type. */
export function declareParameters(operation: Operation, module: Module, path: string): readonly Export[] {
  const { names } = module.workshop;
  const subject = `\`${sentMethod(operation.method)} ${operation.path}\``;
  const typeName = names.exactly(`${operation.name.type}Parameters`);
  const name = names.exactly(`read${operation.name.type}Parameters`);
  const parameters = operation.parameters.filter(
    (parameter) => parameter.in !== 'header' || !ignored.has(parameter.name.toLowerCase()),
  );
  const timed = parameters.some((parameter) => isTimedParameter(parameter, module));
  module.declare(() =>
    documented(
      `The parameters of ${subject}, read.`,
      ts`export interface ${typeName} ${parametersType(parameters, module)}`,
    ),
  );
  module.declare(() =>
    documented(
      `Reads the parameters of ${subject}.${timed ? ' `now` is in milliseconds since 1970.' : ''}`,
      reader(operation, parameters, module, path, name, typeName, timed),
    ),
  );
  return [
    { name, path: module.path, role: 'parameters' },
    { name: typeName, path: module.path, role: 'parameters', type: true },
  ];
}

function parametersType(parameters: readonly Parameter[], module: Module): Code<'ts'> {
  const groups = locations.map((location) => {
    const members = parameters
      .filter((parameter) => parameter.in === location)
      .map((parameter) => memberType(parameter, module));
    return ts`readonly ${identifier(location)}: { ${join(members, ts`\n`)} };`;
  });
  return ts`{ ${join(groups, ts`\n`)} }`;
}

function memberType(parameter: Parameter, module: Module): Code<'ts'> {
  const value = valueOfParameter(parameter);
  const type =
    value === 'text'
      ? ts`string`
      : value === 'json'
        ? ts`unknown`
        : typeOfUse(value.request, module, isJsonParameter(parameter));
  const given = parameter.required || defaultOf(parameter, module) !== undefined;
  return given
    ? ts`readonly ${propertyKey(parameter.name)}: ${type};`
    : ts`readonly ${propertyKey(parameter.name)}?: ${type} | undefined;`;
}

function defaultOf({ schema }: Parameter, module: Module): Code<'ts'> | undefined {
  const fallback = schema && module.workshop.readings.summary(schema.assertion).default;
  return fallback && literal(fallback.value);
}

function reader(
  operation: Operation,
  parameters: readonly Parameter[],
  module: Module,
  path: string,
  name: Code<'ts'>,
  typeName: Code<'ts'>,
  timed: boolean,
): Code<'ts'> {
  const names = module.names.inner();
  for (const taken of ['raw', 'query', 'cookies']) names.exactly(taken);
  const locals = new Map<Parameter, Code<'ts'>>();
  const statements = parameters.flatMap((parameter) => {
    const local = names.free(parameter.name);
    locals.set(parameter, local);
    const at = `${path}/parameters/${operation.parameters.indexOf(parameter)}`;
    return parameter.content
      ? contentStatements(parameter, operation, module, at, local, names, locals)
      : schemaStatements(parameter, operation, module, at, local);
  });
  const before = [
    ...(parameters.some((each) => each.in === 'query') ? [ts`const query = ${module.runtime('queryOf')}(raw);`] : []),
    ...(parameters.some((each) => each.in === 'cookie')
      ? [ts`const cookies = ${module.runtime('cookiesOf')}(raw);`]
      : []),
  ];
  const members = (location: (typeof locations)[number]): Code<'ts'> =>
    join(
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
  const groups = locations.map((location) => ts`${identifier(location)}: { ${members(location)} }`);
  const raw = parameters.length === 0 ? ts`_raw` : ts`raw`;
  const problems = module.runtime('Problems', true);
  const answer = ts`{ ok: true, value: ${module.runtime('judged')}<${typeName}>({ ${join(groups, ts`, `)} }) }`;
  return ts`export function ${name}(${raw}: ${module.runtime('RawRequest', true)}${timeOffered(timed)}): ${module.runtime('Read', true)}<${typeName}> ${block(
    parameters.length === 0
      ? [ts`return ${answer};`]
      : [
          ts`let problems: ${problems};`,
          ...before,
          ...statements,
          ts`if (problems !== undefined) return ${module.runtime('refused')}(problems, ${module.runtime('judged')}<${typeName}['path']>({ ${members('path')} }));`,
          ts`return ${answer};`,
        ],
  )}`;
}

function schemaStatements(
  parameter: Parameter,
  operation: Operation,
  module: Module,
  path: string,
  local: Code<'ts'>,
): readonly Code<'ts'>[] {
  const { schema } = parameter;
  const { value, isNeverMissing = false } = valueOf(parameter, operation, module);
  const fallback = defaultOf(parameter, module) ?? (isNeverMissing ? ts`{}` : undefined);
  const found =
    schema &&
    problemsBy(
      schema.assertion,
      { audience: 'request', anchors: noAnchors, wide: true },
      module,
      `${path}/schema`,
      spelled(local),
      local,
    );
  const judgement =
    found === undefined
      ? undefined
      : ts`problems = ${module.runtime('withinParameter')}(problems, ${string(parameter.in)}, ${string(parameter.name)}, ${found});`;
  const declaration = ts`const ${local} = ${value}${fallback === undefined ? ts`` : ts` ?? ${fallback}`};`;
  if (fallback !== undefined) return judgement === undefined ? [declaration] : [declaration, judgement];
  return [
    declaration,
    ...presence(parameter, module, path, ts`${local} === undefined`, ts`${local} !== undefined`, judgement),
  ];
}

/** Returns the parsed value of a parameter, and whether it is an exploded object, which is empty instead of missing. */
function valueOf(
  parameter: Parameter,
  operation: Operation,
  module: Module,
): { readonly value: Code<'ts'>; readonly isNeverMissing?: boolean } {
  const { api } = module.workshop;
  const { schema, name, required, style, explode } = parameter;
  if (parameter.form) return { value: valueOfQuery(parameter, namesBeside(parameter, operation, api), module) };
  if (parameter.style === 'deepObject' && parameter.in === 'query' && schema && isDeep(schema.request, api))
    return { value: valueOfDeep(schema.request, ts`${module.runtime('deepTexts')}(query, ${string(name)})`, module) };
  const form = schema
    ? formOf(schema.request, schema.assertion, module, name)
    : ({ kind: 'text', scalar: anyText } as const);
  const value = valuesOfForm(
    form,
    (written) => textsOf(parameter, written, module, restOfParameter(parameter, operation, api)),
    module,
  );
  return {
    value,
    isNeverMissing:
      required && form.kind === 'object' && style === 'form' && explode && ['query', 'cookie'].includes(parameter.in),
  };
}

function presence(
  parameter: Parameter,
  module: Module,
  path: string,
  absent: Code<'ts'>,
  given: Code<'ts'>,
  judgement: Code<'ts'> | undefined,
): readonly Code<'ts'>[] {
  if (!parameter.required) return judgement === undefined ? [] : [ts`if (${given}) ${judgement}`];
  const missing = module.constant(
    compound(parameter.name, 'Missing'),
    ts`${module.runtime('missingParameter')}(${string(parameter.in)}, ${string(parameter.name)}, ${string(path)})`,
  );
  const failure = ts`if (${absent}) problems = ${module.runtime('add')}(problems, ${missing});`;
  return [judgement === undefined ? failure : ts`${failure} else ${judgement}`];
}

function contentStatements(
  parameter: Parameter,
  operation: Operation,
  module: Module,
  path: string,
  local: Code<'ts'>,
  names: Names,
  locals: Map<Parameter, Code<'ts'>>,
): readonly Code<'ts'>[] {
  const { content } = parameter;
  const text = names.exactly(`${local}Text`);
  const box = names.exactly(`${local}Value`);
  const texts = textsOf(parameter, { kind: 'text', scalar: anyText }, module);
  if (!content || !isJson(content.mediaType)) {
    return [
      ts`const ${local} = ${texts};`,
      ...presence(parameter, module, path, ts`${local} === undefined`, ts`${local} !== undefined`, undefined),
    ];
  }
  locals.set(parameter, local);
  const unreadable = module.constant(
    compound(parameter.name, 'Unreadable'),
    ts`${module.runtime('unreadableParameter')}(${string(parameter.in)}, ${string(parameter.name)}, ${string(path)})`,
  );
  const judged =
    content.schema &&
    problemsBy(
      content.schema.assertion,
      { audience: 'request', anchors: noAnchors },
      module,
      `${path}/content/${content.mediaType.replaceAll('/', '~1')}/schema`,
      spelled(local),
      ts`${box}.value`,
    );
  const fields = filterFields(parameter, operation, module.workshop.api);
  const filter =
    fields &&
    ts`${module.runtime('filterProblems')}(${box}.value, ${module.constant(compound(parameter.name, 'Fields'), fields, module.runtime('FilterFields', true))})`;
  const found = filter && judged ? ts`${filter} ?? ${judged}` : (filter ?? judged);
  const within = (code: Code<'ts'>): Code<'ts'> =>
    ts`problems = ${module.runtime('withinParameter')}(problems, ${string(parameter.in)}, ${string(parameter.name)}, ${code});`;
  const parse = module.runtime(parameter.in === 'header' ? 'jsonHeaderValue' : 'jsonValue');
  const required = parameter.required
    ? presence(parameter, module, path, ts`${text} === undefined`, ts`true`, undefined)
    : [];
  return [
    ts`const ${text} = ${texts};`,
    ts`const ${box} = typeof ${text} === 'string' ? ${parse}(${text}) : undefined;`,
    ts`const ${local} = ${box}?.value;`,
    ...required,
    ts`if (${text} !== undefined && ${box} === undefined) problems = ${module.runtime('add')}(problems, ${unreadable});`,
    ...(found === undefined ? [] : [ts`if (${box} !== undefined) ${within(found)}`]),
  ];
}

function spelled(local: Code<'ts'>): string {
  return local;
}
