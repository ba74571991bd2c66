// Facts of a model that its HTML docs do not show.

import type { Api, Operation } from '../../../../src/generator/model/types/api.ts';
import { compileRules } from '../../../../src/generator/model/expressions/compile-rules.ts';
import { createReport } from '../../../../src/generator/diagnostics/report.ts';
import { createFactReaders } from './model-facts.ts';
import { contentOf, missingFacts, phrases, type Fact } from './page-content.ts';

/** Returns the facts that the pages do not show, as "page: fact", without duplicates. */
export function findMissingFacts(api: Api, pages: ReadonlyMap<string, string>): readonly string[] {
  const facts = createFactReaders(compileRules(api, createReport()), api.conventions.filter?.header);
  const missing: string[] = [];
  const checkPage = (path: string, html: string | undefined, expectedFacts: readonly Fact[]): void => {
    if (html === undefined) missing.push(`missing ${path}`);
    else missing.push(...missingFacts(contentOf(html), expectedFacts).map((fact) => `${path}: ${String(fact)}`));
  };
  const checkOperation = (operation: Operation, path: string): void => {
    checkPage(path, pages.get(path), facts.operation(operation));
  };
  for (const operation of api.operations) checkOperation(operation, `operations/${operation.name.file}.html`);
  for (const webhook of api.webhooks) checkOperation({ ...webhook, path: '' }, `webhooks/${webhook.name.file}.html`);
  for (const { id, name, jsonSchema } of api.schemas)
    checkPage(`schemas/${name.file}.html`, pages.get(`schemas/${name.file}.html`), [id, ...facts.schema(jsonSchema)]);
  for (const { id, name, description, unspecified } of api.tagGroups)
    checkPage(`tags/${name.file}.html`, pages.get(`tags/${name.file}.html`), [
      id,
      ...phrases(description),
      ...unspecified.flatMap(phrases),
    ]);
  if (api.components.headers.length > 0)
    checkPage(
      'shared.html',
      pages.get('shared.html'),
      api.components.headers.flatMap(({ value }) => facts.header(value)),
    );
  const { info, servers, securitySchemes, tags } = api;
  const generalPages = [...pages]
    .filter(([path]) => /^(?:index\.html|guides\/)/.test(path))
    .map(([, html]) => html.replace(/<\/?article>/g, ''))
    .join('\n');
  checkPage('index.html and guides', `<article>${generalPages}</article>`, [
    info.title,
    info.version,
    ...phrases(info.summary),
    ...phrases(info.description),
    ...info.unspecified.flatMap(phrases),
    ...servers.flatMap(facts.server),
    ...tags.flatMap(({ name, description, unspecified }) => [
      name,
      ...phrases(description),
      ...unspecified.flatMap(phrases),
    ]),
    ...securitySchemes.flatMap(({ name, description, scheme }) => [
      name,
      ...phrases(description),
      ...(scheme.type === 'oauth2'
        ? scheme.flows.flatMap(({ scopes }) =>
            scopes.flatMap(({ scope, description: scopeDescription }) => [scope, ...phrases(scopeDescription)]),
          )
        : []),
    ]),
  ]);
  return [...new Set(missing)];
}
