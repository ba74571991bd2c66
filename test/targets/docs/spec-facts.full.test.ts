// Completeness of the docs of spec/: every fact of the model is on a page.

import { beforeAll, describe, expect, test } from 'vitest';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import type { Operation, SchemaAndShapes } from '../../../src/generator/model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../../src/generator/model/types/schema.ts';
import { compileRules, type CompiledRules } from '../../../src/generator/model/expressions/compile-rules.ts';
import type { Condition } from '../../../src/generator/model/expressions/check-condition.ts';
import { inlineSchemasInOperation, visitSchemas } from '../../../src/generator/model/visit-schemas.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { docs as target } from '../../../src/generator/targets/docs/target.ts';
import {
  conditionClause,
  toPlainText,
  ruleSentence,
} from '../../../src/generator/targets/expressions/english/to-english.ts';
import { normalize } from './html/page-content.ts';
import { elementNames, render as toHtml, textOf } from './render-commonmark.ts';
import { brokenLinks } from './markdown-links.ts';
import { docsOfSpec, type Docs } from './generate-docs.ts';

let docs: Docs;
let rules: CompiledRules;
/** Markdown pages as HTML. */
let renderedPages: ReadonlyMap<string, string>;
/** Normalized text of each page. */
let pageTexts: ReadonlyMap<string, string>;
beforeAll(async () => {
  docs = await docsOfSpec();
  rules = compileRules(docs.api, createReport());
  renderedPages = new Map(
    [...docs.pages]
      .filter(([path]) => path.endsWith('.md') || path === 'llms.txt')
      .map(([path, text]) => [path, toHtml(text)]),
  );
  const { pages } = await docsOfSpec('html');
  pageTexts = new Map(
    [...renderedPages, ...[...pages].filter(([path]) => path.endsWith('.html'))].map(([path, html]) => [
      path,
      normalize(textOf(html)),
    ]),
  );
});

/** Returns the facts that a page does not show. */
function missingFacts(
  path: string,
  facts: readonly (string | undefined)[],
  text = pageTexts.get(path),
): readonly string[] {
  if (text === undefined) return [`missing ${path}`];
  return facts.flatMap((fact) =>
    fact === undefined || text.includes(normalize(fact).replace(/\.$/, '')) ? [] : [`${path}: missing ${fact}`],
  );
}

const rulePhrase = ({ expression }: Condition): string => toPlainText(ruleSentence(expression));
const conditionPhrase = (condition: Condition | undefined): string | undefined =>
  condition && toPlainText(conditionClause(condition.expression));

/** Returns the facts of a schema, without its subschemas. */
function factsOf(schema: SchemaObject): readonly (string | undefined)[] {
  const { annotations, extensions, string, number, object } = schema;
  const toText = (json: unknown): string => (typeof json === 'string' ? json : JSON.stringify(json));
  return [
    annotations.title,
    ...(annotations.description?.split(/\n\n/) ?? []),
    annotations.format,
    annotations.default && typeof annotations.default.value !== 'object'
      ? toText(annotations.default.value)
      : undefined,
    ...(schema.enum ?? []).map(toText),
    schema.const && toText(schema.const.value),
    string?.pattern,
    ...[string?.minLength, string?.maxLength, number?.minimum, number?.maximum, number?.multipleOf].map((bound) =>
      bound === undefined || bound === 0 ? undefined : String(bound),
    ),
    ...(object?.properties?.keys() ?? []),
    ...(object?.required ?? []),
    ...extensions.rules.flatMap(({ id, rule, message, field }) => [id, rule.text, message, field]),
    ...rules.ofSchema(schema).map(rulePhrase),
    extensions.filterable ? 'Filterable in X-Filter' : undefined,
    ...[...(extensions.lifecycle?.states ?? [])].flatMap(([state, description]) => [state, description ?? undefined]),
    ...(extensions.lifecycle?.moves ?? []).flatMap(({ trigger, when }) => [trigger, when]),
    extensions.message,
    ...extensions.unspecified,
    ...(extensions.round?.to ?? []).map(String),
    extensions.redacted?.as,
    extensions.redacted?.unless?.text,
    extensions.redacted && conditionPhrase(rules.ofRedaction(extensions.redacted)),
    annotations.readOnly ? 'Read-only' : undefined,
    annotations.writeOnly ? 'Write-only' : undefined,
    annotations.deprecated ? 'Deprecated' : undefined,
    ...(annotations.examples ?? []).flatMap((example) =>
      typeof example === 'object' && example !== null ? Object.keys(example) : [toText(example)],
    ),
  ];
}

/** Returns the facts of a schema and its subschemas. */
function allFacts(jsonSchema: JsonSchema): readonly (string | undefined)[] {
  const facts: (string | undefined)[] = [];
  visitSchemas(jsonSchema, (schema) => {
    if (typeof schema === 'object') facts.push(...factsOf(schema));
  });
  return facts;
}

/** Returns the facts of the inline schemas of an operation, except shared headers, which have their own page. */
function inlineFacts(operation: Operation): readonly (string | undefined)[] {
  const sharedHeaderSchemas = new Set<SchemaAndShapes>(
    operation.responses.flatMap(({ headers }) =>
      headers.filter(({ component }) => component !== undefined).flatMap(({ schema }) => schema ?? []),
    ),
  );
  return inlineSchemasInOperation(operation)
    .filter((schema) => !sharedHeaderSchemas.has(schema))
    .flatMap(({ jsonSchema }) => allFacts(jsonSchema));
}

describe.each(['md', 'html'])('the pages of spec/ as %s', (extension) => {
  test('show every fact of every schema', () => {
    expect(docs.api.schemas.length).toBeGreaterThan(80);
    expect(
      docs.api.schemas.flatMap(({ name, jsonSchema }) =>
        missingFacts(`schemas/${name.file}.${extension}`, allFacts(jsonSchema)),
      ),
    ).toEqual([]);
  });

  test('show every fact of every operation', () => {
    expect(docs.api.operations).toHaveLength(44);
    const missing = docs.api.operations.flatMap((operation) => {
      const { extensions, requestBody } = operation;
      return missingFacts(`operations/${operation.name.file}.${extension}`, [
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
          `Returns ${String(status)} if not satisfied`,
        ]),
        ...rules.ofOperation(operation).map(rulePhrase),
        ...extensions.limits.map((limit) => conditionPhrase(rules.ofLimit(limit))),
        ...extensions.limits.flatMap((limit) => [
          limit.id,
          limit.message,
          limit.kind === 'rate' ? String(limit.requests) : String(limit.max),
        ]),
        ...(extensions.effect?.also ?? []),
        ...(extensions.effect?.defaults ?? []),
        ...(extensions.access?.kind === 'grant'
          ? [`grant ${extensions.access.grant} with level ${extensions.access.level}`]
          : []),
        extensions.access?.kind === 'unrestricted' ? 'Only unrestricted users' : undefined,
        ...extensions.emits,
        ...extensions.unspecified,
        ...operation.pathUnspecified,
        operation.resource?.schema,
        ...inlineFacts(operation),
      ]);
    });
    expect(missing).toEqual([]);
  });

  test('show every fact of the shared headers', () => {
    expect(
      missingFacts(
        `shared.${extension}`,
        docs.api.components.headers.flatMap(({ name, value }) => [name, value.description]),
      ),
    ).toEqual([]);
  });
});

describe('the pages of spec/', () => {
  test('show every fact of the API as a whole', () => {
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
          ? scheme.flows.flatMap(({ scopes }) =>
              scopes.flatMap(({ scope, description: scopeDescription }) => [scope, scopeDescription]),
            )
          : []),
      ]),
      ...operations.flatMap(({ summary, path }) => [summary, path]),
      ...schemas.map(({ id }) => id),
      ...Object.values(docs.api.conventions).flatMap((convention) =>
        Object.values(convention as Record<string, string | number>).map(String),
      ),
    ];
    expect(missingFacts('README.md', facts)).toEqual([]);
    const generalPages = [...pageTexts].filter(([path]) => /^(?:index|schemas|guides\/.*)\.html$/.test(path));
    const generalText = generalPages.map(([, text]) => text).join(' ');
    expect(missingFacts('general HTML pages', facts, generalText)).toEqual([]);
  });

  test('are all listed in llms.txt', () => {
    const llmsText = docs.pages.get('llms.txt') ?? '';
    expect(llmsText.startsWith('# Cloud Infrastructure Management API\n\n> ')).toBe(true);
    for (const path of docs.pages.keys())
      if (/^(?:operations|schemas)\//.test(path)) expect(llmsText).toContain(`](${path})`);
  });

  test('have no broken links and contain no HTML', () => {
    expect(brokenLinks(renderedPages)).toEqual([]);
    const allowedElements = new Set([
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
    expect([...renderedPages.values()].flatMap(elementNames).filter((name) => !allowedElements.has(name))).toEqual([]);
  });

  test('have no superfluous whitespace and end with one line break', () => {
    const superfluousWhitespace = /\n\n\n|[ \t]\n|[^\n]\n\n$|[^\n]$/;
    const untidyPages = [...docs.pages].filter(([, text]) =>
      superfluousWhitespace.test(text.replace(/```.*?```/gs, 'code')),
    );
    expect(untidyPages.map(([path]) => path)).toEqual([]);
  });

  test('are the same in every run', () => {
    const options = { packages: false, importExtension: '.js', docs: { formats: ['markdown'] } } as const;
    const secondRun = renderPages(target.plan(docs.api, { settings: options, report: createReport() }));
    expect(new Map(secondRun.map(({ path, text }) => [path, text]))).toEqual(docs.pages);
  });
});
