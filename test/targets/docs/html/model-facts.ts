// Facts of the model that an HTML page must show without scripts.

import type {
  RequestBody,
  MediaType,
  Encoding,
  Example,
  Header,
  Link,
  Operation,
  Parameter,
  Response,
  Server,
  SchemaAndShapes,
} from '../../../../src/generator/model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../../../src/generator/model/types/schema.ts';
import type { CompiledRules } from '../../../../src/generator/model/expressions/compile-rules.ts';
import type { Condition } from '../../../../src/generator/model/expressions/check-condition.ts';
import { forEachSubschema } from '../../../../src/generator/model/visit-schemas.ts';
import type { Json } from '../../../../src/generator/source/node.ts';
import {
  conditionClause,
  toPlainText,
  ruleSentence,
} from '../../../../src/generator/targets/expressions/english/to-english.ts';
import { phrases, type Fact } from './page-content.ts';

/** Returns the scalars and property names within a value. */
function factsInValue(value: Json): readonly Fact[] {
  if (Array.isArray(value)) return value.flatMap(factsInValue);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, property]) => [...phrases(name), ...factsInValue(property)]);
  if (typeof value === 'number') return [Math.abs(value)];
  return typeof value === 'string' ? phrases(value) : [String(value)];
}

/** Returns the facts of a value; a one-line string must appear unchanged. */
function factsOfValue(value: Json): readonly Fact[] {
  if (typeof value === 'object' && value !== null) return factsInValue(value);
  if (typeof value !== 'string') return [String(value)];
  return value.includes('\n') ? phrases(value) : [value];
}

/** Direction of a value: a request has no read-only properties, and a response has no write-only properties. */
type Direction = 'request' | 'response' | 'both';

/** Returns functions that list the facts of schemas, operations, and shared components. */
export function createFactReaders(rules: CompiledRules, filterHeader: string | undefined) {
  const rulePhrase = ({ expression }: Condition): string => toPlainText(ruleSentence(expression));
  const conditionPhrase = (condition: Condition | undefined): Fact =>
    condition && toPlainText(conditionClause(condition.expression));

  function ofSchemaWithoutSubschemas(schema: SchemaObject): readonly Fact[] {
    const { annotations, extensions, string, number, array, object, discriminator } = schema;
    const nonZero = (bound: number | undefined): Fact =>
      bound === undefined || bound === 0 ? undefined : Math.abs(bound);
    return [
      ...phrases(annotations.title),
      ...phrases(annotations.description),
      annotations.format,
      ...(annotations.default ? factsOfValue(annotations.default.value) : []),
      ...(annotations.examples ?? []).flatMap(factsOfValue),
      ...(schema.enum ?? []).flatMap(factsOfValue),
      ...(schema.const ? factsOfValue(schema.const.value) : []),
      ...[number?.minimum, number?.maximum, number?.exclusiveMinimum, number?.exclusiveMaximum, number?.multipleOf].map(
        nonZero,
      ),
      ...[
        string?.minLength,
        string?.maxLength,
        array?.minItems,
        array?.maxItems,
        array?.minContains,
        array?.maxContains,
        object?.minProperties,
        object?.maxProperties,
      ].map(nonZero),
      string?.pattern,
      string?.contentEncoding,
      string?.contentMediaType,
      ...(object?.properties?.keys() ?? []),
      ...(object?.required ?? []),
      ...(object?.patternProperties?.keys() ?? []),
      // Properties without dependents are not documented.
      ...[...(object?.dependentRequired ?? [])].filter(([, names]) => names.length > 0).flat(2),
      discriminator?.property,
      ...(discriminator?.mapping.keys() ?? []),
      schema.ref,
      annotations.externalDocs?.description,
      annotations.readOnly ? 'read-only' : undefined,
      annotations.writeOnly ? 'write-only' : undefined,
      annotations.deprecated ? 'deprecated' : undefined,
      ...extensions.rules.flatMap(({ id, rule, message, field }) => [id, rule.text, message, field]),
      ...rules.ofSchema(schema).map(rulePhrase),
      extensions.filterable && filterHeader !== undefined ? `Filterable in ${filterHeader}` : undefined,
      ...[...(extensions.lifecycle?.states ?? [])].flatMap(([state, description]) => [
        state,
        ...phrases(description ?? undefined),
      ]),
      ...(extensions.lifecycle?.moves ?? []).flatMap(({ trigger, when }) => [...phrases(trigger), ...phrases(when)]),
      ...phrases(extensions.message),
      ...extensions.unspecified.flatMap(phrases),
      ...(extensions.round?.to ?? []),
      extensions.redacted?.as,
      extensions.redacted?.unless?.text,
      extensions.redacted && conditionPhrase(rules.ofRedaction(extensions.redacted)),
    ];
  }

  /** Returns the facts of a schema and of its subschemas in this direction. */
  function ofSchema(schema: JsonSchema, direction: Direction): readonly Fact[] {
    if (typeof schema === 'boolean') return [];
    const facts: Fact[] = [...ofSchemaWithoutSubschemas(schema)];
    const excludingKeyword = direction === 'request' ? 'readOnly' : 'writeOnly';
    forEachSubschema(schema, (subschema, keyword) => {
      // `items` has no effect if the type excludes arrays.
      if (keyword === 'items' && schema.types?.includes('array') === false) return;
      if (
        direction !== 'both' &&
        keyword === 'properties' &&
        typeof subschema === 'object' &&
        subschema.annotations[excludingKeyword] === true
      )
        return;
      facts.push(...ofSchema(subschema, direction));
    });
    return facts;
  }

  const ofOptionalSchema = (schema: SchemaAndShapes | undefined, direction: Direction): readonly Fact[] =>
    schema ? ofSchema(schema.jsonSchema, direction) : [];
  const ofExample = ({ name, summary, description, value, externalValue, unspecified }: Example): readonly Fact[] => [
    name === 'default' || summary !== undefined ? undefined : name,
    ...phrases(summary),
    ...phrases(description),
    ...(value === undefined ? [] : factsInValue(value)),
    externalValue,
    ...unspecified.flatMap(phrases),
  ];
  const ofContent = (
    { mediaType, schema, examples, encoding, unspecified }: MediaType,
    direction: Direction,
  ): readonly Fact[] => [
    mediaType,
    ...ofOptionalSchema(schema, direction),
    ...examples.flatMap(ofExample),
    ...encoding.flatMap(ofEncoding),
    ...unspecified.flatMap(phrases),
  ];
  const ofEncoding = ({ property, contentType, headers, unspecified }: Encoding): readonly Fact[] => [
    property,
    contentType,
    ...headers.flatMap(ofHeader),
    ...unspecified.flatMap(phrases),
  ];
  const ofHeader = ({
    name,
    description,
    deprecated,
    schema,
    content,
    examples,
    unspecified,
  }: Header): readonly Fact[] => [
    name,
    ...phrases(description),
    deprecated ? 'deprecated' : undefined,
    ...ofOptionalSchema(schema, 'response'),
    ...(content ? ofContent(content, 'response') : []),
    ...examples.flatMap(ofExample),
    ...unspecified.flatMap(phrases),
  ];
  const ofParameter = ({
    name,
    in: location,
    description,
    deprecated,
    required,
    allowEmptyValue,
    allowReserved,
    schema,
    content,
    examples,
    unspecified,
  }: Parameter): readonly Fact[] => [
    name,
    location,
    ...phrases(description),
    deprecated ? 'deprecated' : undefined,
    required ? 'required' : undefined,
    allowEmptyValue ? 'without a value' : undefined,
    allowReserved ? 'Reserved characters' : undefined,
    ...ofOptionalSchema(schema, 'request'),
    ...(content ? ofContent(content, 'request') : []),
    ...examples.flatMap(ofExample),
    ...unspecified.flatMap(phrases),
  ];
  const ofBody = ({ description, content: contents, unspecified }: RequestBody): readonly Fact[] => [
    ...phrases(description),
    ...contents.flatMap((content) => ofContent(content, 'request')),
    ...unspecified.flatMap(phrases),
  ];
  const ofServer = ({ url, description, variables, unspecified }: Server): readonly Fact[] => [
    url,
    ...phrases(description),
    ...unspecified.flatMap(phrases),
    ...variables.flatMap((variable) => [
      variable.name,
      variable.default,
      ...(variable.enum ?? []),
      ...phrases(variable.description),
      ...variable.unspecified.flatMap(phrases),
    ]),
  ];
  const ofLink = ({
    name,
    operationId,
    operationRef,
    description,
    parameters,
    requestBody,
    server,
    unspecified,
  }: Link): readonly Fact[] => [
    name,
    operationId,
    operationRef,
    ...phrases(description),
    ...[...parameters].flatMap(([key, value]) => [key, ...factsOfValue(value)]),
    ...(requestBody === undefined ? [] : factsOfValue(requestBody)),
    ...(server ? ofServer(server) : []),
    ...unspecified.flatMap(phrases),
  ];
  /** Returns the facts of a response. Component headers are documented on the page of shared components. */
  const ofResponse = ({
    status,
    description,
    headers,
    content: contents,
    links,
    unspecified,
  }: Response): readonly Fact[] => [
    /^\d+$/.test(status) ? status : undefined,
    ...phrases(description),
    ...headers.flatMap((header) => (header.component === undefined ? ofHeader(header) : [header.name])),
    ...contents.flatMap((content) => ofContent(content, 'response')),
    ...links.flatMap(ofLink),
    ...unspecified.flatMap(phrases),
  ];

  return {
    schema: (schema: JsonSchema) => ofSchema(schema, 'both'),
    header: ofHeader,
    parameter: ofParameter,
    body: ofBody,
    response: ofResponse,
    example: ofExample,
    server: ofServer,
    operation(operation: Operation): readonly Fact[] {
      const { extensions, requestBody } = operation;
      return [
        operation.id,
        ...phrases(operation.summary),
        ...phrases(operation.description),
        operation.method,
        operation.path,
        operation.deprecated ? 'deprecated' : undefined,
        ...operation.tags,
        ...phrases(operation.externalDocs?.description),
        ...phrases(operation.pathSummary),
        ...phrases(operation.pathDescription),
        ...(operation.servers ?? []).flatMap(ofServer),
        ...operation.parameters.flatMap(ofParameter),
        ...(requestBody ? ofBody(requestBody) : []),
        ...operation.responses.flatMap(ofResponse),
        ...operation.callbacks.map(({ name }) => name),
        ...operation.security.flatMap(({ schemes }) => schemes.flatMap(({ scheme, scopes }) => [scheme, ...scopes])),
        ...extensions.preconditions.flatMap(({ id, rule, message, field, status }) => [
          id,
          rule.text,
          message,
          field,
          status,
        ]),
        ...rules.ofOperation(operation).map(rulePhrase),
        ...extensions.limits.flatMap((limit) => [
          conditionPhrase(rules.ofLimit(limit)),
          limit.id,
          ...phrases(limit.message),
          ...(limit.kind === 'rate' ? [limit.requests, limit.seconds] : [limit.max, limit.of, limit.within]),
        ]),
        ...(extensions.effect ? [...extensions.effect.also.flatMap(phrases), ...extensions.effect.defaults] : []),
        ...(extensions.access?.kind === 'grant'
          ? [`grant ${extensions.access.grant} with level ${extensions.access.level}`]
          : []),
        extensions.access?.kind === 'unrestricted' ? 'Only unrestricted users' : undefined,
        ...extensions.emits,
        ...extensions.unspecified.flatMap(phrases),
        ...operation.pathUnspecified.flatMap(phrases),
        operation.resource?.schema,
      ];
    },
  };
}
