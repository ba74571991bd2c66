// Every fact of the model of spec/ is on a page: found by walking the model, not the pages.

import { beforeAll, describe, expect, it } from 'vitest';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import type { Operation, SchemaAndShapes } from '../../../src/generator/model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../../src/generator/model/types/schema.ts';
import { compileRules, type CompiledRules } from '../../../src/generator/model/expressions/compile-rules.ts';
import type { Condition } from '../../../src/generator/model/expressions/check-condition.ts';
import { schemasInOperation, visitSchemas } from '../../../src/generator/model/visit-schemas.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { docs as target } from '../../../src/generator/targets/docs/target.ts';
import {
  conditionClause,
  toPlainText as inPlain,
  ruleSentence,
} from '../../../src/generator/targets/expressions/english/to-english.ts';
import { elements, render as toHtml, textOf } from './commonmark.ts';
import { brokenLinks } from './links.ts';
import { docsOfSpec, type Docs } from './pages.ts';

let docs: Docs;
let rules: CompiledRules;
let rendered: ReadonlyMap<string, string>;
let shown: ReadonlyMap<string, string>;
beforeAll(async () => {
  docs = await docsOfSpec();
  rules = compileRules(docs.api, createReport());
  rendered = new Map(
    [...docs.pages]
      .filter(([path]) => path.endsWith('.md') || path === 'llms.txt')
      .map(([path, text]) => [path, toHtml(text)]),
  );
  const { pages } = await docsOfSpec('html');
  shown = new Map(
    [...rendered, ...[...pages].filter(([path]) => path.endsWith('.html'))].map(([path, html]) => [
      path,
      plain(textOf(html)),
    ]),
  );
});

/** Text as it can be searched for: Markdown's marks, the difference between kinds of space and that between capitals and small letters gone. */
function plain(text: string): string {
  return text
    .replace(/[`*_\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** What of these facts the page does not show. */
function missing(path: string, facts: readonly (string | undefined)[]): readonly string[] {
  const text = shown.get(path);
  if (text === undefined) return [`there is no ${path}`];
  return facts.flatMap((fact) =>
    fact === undefined || text.includes(plain(fact).replace(/\.$/, '')) ? [] : [`${path} lacks ${fact}`],
  );
}

const demand = ({ expression }: Condition): string => inPlain(ruleSentence(expression));
const clause = (condition: Condition | undefined): string | undefined =>
  condition && inPlain(conditionClause(condition.expression));

// A page shows the number of values of a long list in a table, and a short one in a line; either way each value is there.
function factsOf(schema: SchemaObject): readonly (string | undefined)[] {
  const { annotations, extensions, string, number, object } = schema;
  const value = (json: unknown): string => (typeof json === 'string' ? json : JSON.stringify(json));
  return [
    annotations.title,
    ...(annotations.description?.split(/\n\n/) ?? []),
    annotations.format,
    annotations.default && typeof annotations.default.value !== 'object' ? value(annotations.default.value) : undefined,
    ...(schema.enum ?? []).map(value),
    schema.const && value(schema.const.value),
    string?.pattern,
    ...[string?.minLength, string?.maxLength, number?.minimum, number?.maximum, number?.multipleOf].map((bound) =>
      bound === undefined || bound === 0 ? undefined : String(bound),
    ),
    ...(object?.properties?.keys() ?? []),
    ...(object?.required ?? []),
    ...extensions.rules.flatMap(({ id, rule, message, field }) => [id, rule.text, message, field]),
    ...rules.ofSchema(schema).map(demand),
    extensions.filterable ? 'Filterable in X-Filter' : undefined,
    ...[...(extensions.lifecycle?.states ?? [])].flatMap(([state, meaning]) => [state, meaning ?? undefined]),
    ...(extensions.lifecycle?.moves ?? []).flatMap(({ trigger, when }) => [trigger, when]),
    extensions.message,
    ...extensions.unspecified,
    ...(extensions.round?.to ?? []).map(String),
    extensions.redacted?.as,
    extensions.redacted?.unless?.text,
    extensions.redacted && clause(rules.ofRedaction(extensions.redacted)),
    annotations.readOnly ? 'Read-only' : undefined,
    annotations.writeOnly ? 'Write-only' : undefined,
    annotations.deprecated ? 'Deprecated' : undefined,
    ...(annotations.examples ?? []).flatMap((example) =>
      typeof example === 'object' && example !== null ? Object.keys(example) : [value(example)],
    ),
  ];
}

function allFacts(assertion: JsonSchema): readonly (string | undefined)[] {
  const facts: (string | undefined)[] = [];
  visitSchemas(assertion, (each) => {
    if (typeof each === 'object') facts.push(...factsOf(each));
  });
  return facts;
}

/** What a request may not carry is left out of it, so the facts of an inline schema are looked for on responses and parameters. */
function inlineFacts(operation: Operation): readonly (string | undefined)[] {
  const shared = new Set<SchemaAndShapes>(
    operation.responses.flatMap(({ headers }) =>
      headers.filter(({ component }) => component !== undefined).flatMap(({ schema }) => schema ?? []),
    ),
  );
  return schemasInOperation(operation)
    .filter((typed) => !shared.has(typed))
    .flatMap(({ jsonSchema }) => allFacts(jsonSchema));
}

describe.each(['md', 'html'])('the pages of spec/ as %s', (form) => {
  it('show every fact of every schema', () => {
    expect(docs.api.schemas.length).toBeGreaterThan(80);
    expect(
      docs.api.schemas.flatMap(({ name, jsonSchema }) => missing(`schemas/${name.file}.${form}`, allFacts(jsonSchema))),
    ).toEqual([]);
  });

  it('show every fact of every operation', () => {
    expect(docs.api.operations).toHaveLength(44);
    const found = docs.api.operations.flatMap((operation) => {
      const { extensions, requestBody } = operation;
      return missing(`operations/${operation.name.file}.${form}`, [
        operation.id,
        operation.summary,
        ...(operation.description?.split(/\n\n/) ?? []),
        `${operation.method.toUpperCase()} ${operation.path}`,
        ...operation.parameters.flatMap(({ name, description }) => [name, description]),
        requestBody?.description,
        ...[...(requestBody?.content ?? []), ...operation.responses.flatMap(({ content }) => content)].flatMap(
          ({ mediaType, examples }) => [mediaType, ...examples.map(({ summary }) => summary)],
        ),
        ...operation.responses.flatMap(({ status, description, headers }) => [
          status,
          description,
          ...headers.map(({ name }) => name),
        ]),
        ...operation.security.flatMap(({ schemes }) => schemes.flatMap(({ scheme, scopes }) => [scheme, ...scopes])),
        ...extensions.preconditions.flatMap(({ id, rule, message, field, status }) => [
          id,
          rule.text,
          message,
          field,
          `Refused with ${String(status)}`,
        ]),
        ...rules.ofOperation(operation).map(demand),
        ...extensions.limits.map((limit) => clause(rules.ofLimit(limit))),
        ...extensions.limits.flatMap((limit) => [
          limit.id,
          limit.message,
          limit.kind === 'rate' ? String(limit.requests) : String(limit.max),
        ]),
        ...(extensions.effect?.also ?? []),
        ...(extensions.effect?.defaults ?? []),
        ...(extensions.access?.kind === 'grant'
          ? [`grant ${extensions.access.grant} at the level ${extensions.access.level}`]
          : []),
        extensions.access?.kind === 'unrestricted' ? 'Only unrestricted users' : undefined,
        ...extensions.emits,
        ...extensions.unspecified,
        ...operation.pathUnspecified,
        operation.resource?.schema,
        ...inlineFacts(operation),
      ]);
    });
    expect(found).toEqual([]);
  });

  it('show what parts have in common', () => {
    expect(
      missing(
        `shared.${form}`,
        docs.api.components.headers.flatMap(({ name, value }) => [name, value.description]),
      ),
    ).toEqual([]);
  });
});

describe('the pages of spec/', () => {
  it('show what belongs to the whole interface', () => {
    const { info, servers, tagGroups, securitySchemes, operations, schemas } = docs.api;
    const facts = [
      info.title,
      info.version,
      ...(info.description?.split(/\n\n/) ?? []),
      ...servers.flatMap(({ url, description, variables }) => [url, description, ...variables.map(({ name }) => name)]),
      ...tagGroups.flatMap(({ id, description }) => [id, description]),
      ...securitySchemes.flatMap(({ name, description, scheme }) => [
        name,
        description,
        ...(scheme.type === 'oauth2'
          ? scheme.flows.flatMap(({ scopes }) => scopes.flatMap(({ scope, description: words }) => [scope, words]))
          : []),
      ]),
      ...operations.flatMap(({ summary, path }) => [summary, path]),
      ...schemas.map(({ id }) => id),
      ...Object.values(docs.api.conventions).flatMap((convention) =>
        Object.values(convention as Record<string, string | number>).map(String),
      ),
    ];
    expect(missing('README.md', facts)).toEqual([]);
    const general = [...shown].filter(([path]) => /^(?:index|schemas|guides\/.*)\.html$/.test(path));
    shown = new Map([...shown, ['general', general.map(([, text]) => text).join(' ')]]);
    expect(missing('general', facts)).toEqual([]);
  });

  it('are all in llms.txt', () => {
    const list = docs.pages.get('llms.txt') ?? '';
    expect(list.startsWith('# Cloud Infrastructure Management API\n\n> ')).toBe(true);
    for (const path of docs.pages.keys())
      if (/^(?:operations|schemas)\//.test(path)) expect(list).toContain(`](${path})`);
  });

  it('are linked without a gap, and hold no HTML', () => {
    expect(brokenLinks(rendered)).toEqual([]);
    const allowed = new Set([
      'h1',
      'h2',
      'h3',
      'blockquote',
      'p',
      'em',
      'strong',
      'code',
      'pre',
      'a',
      'ul',
      'ol',
      'li',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ]);
    expect([...rendered.values()].flatMap(elements).filter((name) => !allowed.has(name))).toEqual([]);
  });

  it('end with one line break and have no blank lines to spare', () => {
    for (const [path, text] of docs.pages)
      expect([path, /\n\n\n|[ \t]\n|[^\n]\n\n$|[^\n]$/.exec(text.replace(/```.*?```/gs, 'code'))?.index]).toEqual([
        path,
        undefined,
      ]);
  });

  it('are the same in every run', async () => {
    const again = renderPages(
      await target.pages(
        docs.api,
        { packages: false, importExtension: '.js', docs: { formats: ['markdown'] } },
        createReport(),
      ),
    );
    expect(new Map(again.map(({ path, text }) => [path, text]))).toEqual(docs.pages);
  });
});
