// What the model says of an interface, fact by fact, and which of it a page does not show to who has no scripts.

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
import { eachSubschema } from '../../../../src/generator/model/visit-schemas.ts';
import type { Json } from '../../../../src/generator/source/node.ts';
import {
  conditionClause,
  toPlainText as inPlain,
  ruleSentence,
} from '../../../../src/generator/targets/expressions/english/to-english.ts';
import { textOf } from '../commonmark.ts';

/** Words that a page must have, or a number that stands there by itself. */
export type Fact = string | number | undefined;

/** The text of an article as it can be searched for, and its numbers. */
export interface Shown {
  readonly text: string;
  readonly numbers: ReadonlySet<string>;
}

/** What a page shows without scripts and without drawings, which repeat what is said in words. */
export function shownBy(html: string): Shown {
  const article = /<article>(.*)<\/article>/s.exec(html)?.[1] ?? '';
  const words = textOf(article.replace(/<(script|svg)\b.*?<\/\1>/gs, ''))
    .replace(/\s+/g, ' ')
    .toLowerCase();
  const text = plain(words);
  return { text, numbers: new Set(words.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?/g) ?? []) };
}

// Marks of Markdown, kinds of space and capital letters make no difference.
function plain(text: string): string {
  return text
    .replace(/[`*_\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The facts that are not there. */
export function lacking({ text, numbers }: Shown, facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(
    (fact) =>
      fact !== undefined && (typeof fact === 'number' ? !numbers.has(String(fact)) : !text.includes(plain(fact))),
  );
}

/** The runs of words in a description, between marks of its Markdown. */
export function runs(description: string | undefined): readonly string[] {
  const bare = (description ?? '').replace(
    /<!--.*?-->|^ *(?:`{3,}|~{3,}).*$|<[^>]*>|&#?\w+;|\]\([^)]*\)|\]\[[^\]]*\]|^ *\[[^\]]*\]:.*$|\b(?:https?|mailto):\S+/gms,
    '\n',
  );
  return bare
    .split(/[^\p{L}\p{N} ,]+/u)
    .map((run) => run.replace(/^[ ,]+|[ ,]+$/g, ''))
    .filter((run) => run.length > 3 && !/^\d+$/.test(run));
}

/** Texts and numbers within a value, and the names of its members. */
function scalars(value: Json): readonly Fact[] {
  if (Array.isArray(value)) return value.flatMap(scalars);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, member]) => [...runs(name), ...scalars(member)]);
  return typeof value === 'number' ? [Math.abs(value)] : typeof value === 'string' ? runs(value) : [String(value)];
}

function one(value: Json): readonly Fact[] {
  return typeof value === 'object' && value !== null
    ? scalars(value)
    : typeof value !== 'string'
      ? [String(value)]
      : value.includes('\n')
        ? runs(value)
        : [value];
}

/** Of whose eyes a value is seen with: a request has no read-only members, a response no write-only ones. */
type Reading = 'request' | 'response' | 'both';

/** Facts of a document's schemas, operations and shared parts. */
export function factsWith(rules: CompiledRules, filterHeader: string | undefined) {
  const demand = ({ expression }: Condition): string => inPlain(ruleSentence(expression));
  const clause = (condition: Condition | undefined): Fact =>
    condition && inPlain(conditionClause(condition.expression));

  function own(schema: SchemaObject): readonly Fact[] {
    const { annotations, extensions, string, number, array, object, discriminator } = schema;
    const some = (bound: number | undefined): Fact =>
      bound === undefined || bound === 0 ? undefined : Math.abs(bound);
    return [
      ...runs(annotations.title),
      ...runs(annotations.description),
      annotations.format,
      ...(annotations.default ? one(annotations.default.value) : []),
      ...(annotations.examples ?? []).flatMap(one),
      ...(schema.enum ?? []).flatMap(one),
      ...(schema.const ? one(schema.const.value) : []),
      ...[number?.minimum, number?.maximum, number?.exclusiveMinimum, number?.exclusiveMaximum, number?.multipleOf].map(
        some,
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
      ].map(some),
      string?.pattern,
      string?.contentEncoding,
      string?.contentMediaType,
      ...(object?.properties?.keys() ?? []),
      ...(object?.required ?? []),
      ...(object?.patternProperties?.keys() ?? []),
      // Where nothing depends on a member, nothing is said.
      ...[...(object?.dependentRequired ?? [])].filter(([, names]) => names.length > 0).flat(2),
      discriminator?.property,
      ...(discriminator?.mapping.keys() ?? []),
      schema.ref,
      annotations.externalDocs?.description,
      annotations.readOnly ? 'read-only' : undefined,
      annotations.writeOnly ? 'write-only' : undefined,
      annotations.deprecated ? 'deprecated' : undefined,
      ...extensions.rules.flatMap(({ id, rule, message, field }) => [id, rule.text, message, field]),
      ...rules.ofSchema(schema).map(demand),
      extensions.filterable && filterHeader !== undefined ? `Filterable in ${filterHeader}` : undefined,
      ...[...(extensions.lifecycle?.states ?? [])].flatMap(([state, meaning]) => [
        state,
        ...runs(meaning ?? undefined),
      ]),
      ...(extensions.lifecycle?.moves ?? []).flatMap(({ trigger, when }) => [...runs(trigger), ...runs(when)]),
      ...runs(extensions.message),
      ...extensions.unspecified.flatMap(runs),
      ...(extensions.round?.to ?? []),
      extensions.redacted?.as,
      extensions.redacted?.unless?.text,
      extensions.redacted && clause(rules.ofRedaction(extensions.redacted)),
    ];
  }

  /** Of a schema and all within it that the reading has. */
  function ofAssertion(assertion: JsonSchema, reading: Reading): readonly Fact[] {
    if (typeof assertion === 'boolean') return [];
    const facts: Fact[] = [...own(assertion)];
    const hidden = reading === 'request' ? 'readOnly' : 'writeOnly';
    eachSubschema(assertion, (inner, keyword) => {
      // What is said of the items of a value that is no list is said of nothing.
      if (keyword === 'items' && assertion.types?.includes('array') === false) return;
      if (
        reading !== 'both' &&
        keyword === 'properties' &&
        typeof inner === 'object' &&
        inner.annotations[hidden] === true
      )
        return;
      facts.push(...ofAssertion(inner, reading));
    });
    return facts;
  }

  const ofTyped = (typed: SchemaAndShapes | undefined, reading: Reading): readonly Fact[] =>
    typed ? ofAssertion(typed.jsonSchema, reading) : [];
  const ofExample = ({ name, summary, description, value, externalValue, unspecified }: Example): readonly Fact[] => [
    name === 'default' || summary !== undefined ? undefined : name,
    ...runs(summary),
    ...runs(description),
    ...(value === undefined ? [] : scalars(value)),
    externalValue,
    ...unspecified.flatMap(runs),
  ];
  const ofContent = (
    { mediaType, schema, examples, encoding, unspecified }: MediaType,
    reading: Reading,
  ): readonly Fact[] => [
    mediaType,
    ...ofTyped(schema, reading),
    ...examples.flatMap(ofExample),
    ...encoding.flatMap(ofEncoding),
    ...unspecified.flatMap(runs),
  ];
  const ofEncoding = ({ property, contentType, headers, unspecified }: Encoding): readonly Fact[] => [
    property,
    contentType,
    ...headers.flatMap(ofHeader),
    ...unspecified.flatMap(runs),
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
    ...runs(description),
    deprecated ? 'deprecated' : undefined,
    ...ofTyped(schema, 'response'),
    ...(content ? ofContent(content, 'response') : []),
    ...examples.flatMap(ofExample),
    ...unspecified.flatMap(runs),
  ];
  const ofParameter = ({
    name,
    in: place,
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
    place,
    ...runs(description),
    deprecated ? 'deprecated' : undefined,
    required ? 'required' : undefined,
    allowEmptyValue ? 'without a value' : undefined,
    allowReserved ? 'Reserved characters' : undefined,
    ...ofTyped(schema, 'request'),
    ...(content ? ofContent(content, 'request') : []),
    ...examples.flatMap(ofExample),
    ...unspecified.flatMap(runs),
  ];
  const ofBody = ({ description, content: contents, unspecified }: RequestBody): readonly Fact[] => [
    ...runs(description),
    ...contents.flatMap((content) => ofContent(content, 'request')),
    ...unspecified.flatMap(runs),
  ];
  const ofServer = ({ url, description, variables, unspecified }: Server): readonly Fact[] => [
    url,
    ...runs(description),
    ...unspecified.flatMap(runs),
    ...variables.flatMap((variable) => [
      variable.name,
      variable.default,
      ...(variable.enum ?? []),
      ...runs(variable.description),
      ...variable.unspecified.flatMap(runs),
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
    ...runs(description),
    ...[...parameters].flatMap(([key, value]) => [key, ...one(value)]),
    ...(requestBody === undefined ? [] : one(requestBody)),
    ...(server ? ofServer(server) : []),
    ...unspecified.flatMap(runs),
  ];
  /** What headers that are components say stands on the page of shared parts. */
  const ofResponse = ({
    status,
    description,
    headers,
    content: contents,
    links,
    unspecified,
  }: Response): readonly Fact[] => [
    /^\d+$/.test(status) ? status : undefined,
    ...runs(description),
    ...headers.flatMap((header) => (header.component === undefined ? ofHeader(header) : [header.name])),
    ...contents.flatMap((content) => ofContent(content, 'response')),
    ...links.flatMap(ofLink),
    ...unspecified.flatMap(runs),
  ];

  return {
    schema: (assertion: JsonSchema) => ofAssertion(assertion, 'both'),
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
        ...runs(operation.summary),
        ...runs(operation.description),
        operation.method,
        operation.path,
        operation.deprecated ? 'deprecated' : undefined,
        ...operation.tags,
        ...runs(operation.externalDocs?.description),
        ...runs(operation.pathSummary),
        ...runs(operation.pathDescription),
        ...(operation.servers ?? []).flatMap(ofServer),
        ...operation.parameters.flatMap(ofParameter),
        ...(requestBody ? ofBody(requestBody) : []),
        ...operation.responses.flatMap(ofResponse),
        ...operation.callbacks.map(({ name }) => name),
        ...operation.security.flatMap(({ schemes }) => schemes.flatMap(({ scheme, scopes }) => [scheme, ...scopes])),
        ...extensions.preconditions.flatMap((each) => [each.id, each.rule.text, each.message, each.field, each.status]),
        ...rules.ofOperation(operation).map(demand),
        ...extensions.limits.flatMap((limit) => [
          clause(rules.ofLimit(limit)),
          limit.id,
          ...runs(limit.message),
          ...(limit.kind === 'rate' ? [limit.requests, limit.seconds] : [limit.max, limit.of, limit.within]),
        ]),
        ...(extensions.effect ? [...extensions.effect.also.flatMap(runs), ...extensions.effect.defaults] : []),
        ...(extensions.access?.kind === 'grant'
          ? [`grant ${extensions.access.grant} at the level ${extensions.access.level}`]
          : []),
        extensions.access?.kind === 'unrestricted' ? 'Only unrestricted users' : undefined,
        ...extensions.emits,
        ...extensions.unspecified.flatMap(runs),
        ...operation.pathUnspecified.flatMap(runs),
        operation.resource?.schema,
      ];
    },
  };
}
