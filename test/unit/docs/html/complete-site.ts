// The facts of a whole model that the pages of its site lack.

import type { Api, Operation } from '../../../../src/generator/model/types/api.ts';
import { compileRules } from '../../../../src/generator/model/expressions/compile-rules.ts';
import { createReport } from '../../../../src/generator/diagnostics/report.ts';
import { factsWith, lacking, runs, shownBy, type Fact } from './complete.ts';

/** "page: fact", each once; empty where every fact is on its page. */
export function lackingFacts(api: Api, pages: ReadonlyMap<string, string>): readonly string[] {
  const facts = factsWith(compileRules(api, createReport()), api.conventions.filter?.header);
  const found: string[] = [];
  const judge = (path: string, html: string | undefined, told: readonly Fact[]): void => {
    if (html === undefined) found.push(`there is no ${path}`);
    else found.push(...lacking(shownBy(html), told).map((fact) => `${path}: ${String(fact)}`));
  };
  const ofOperation = (operation: Operation, path: string): void => {
    judge(path, pages.get(path), facts.operation(operation));
  };
  for (const operation of api.operations) ofOperation(operation, `operations/${operation.name.file}.html`);
  for (const webhook of api.webhooks) ofOperation({ ...webhook, path: '' }, `webhooks/${webhook.name.file}.html`);
  for (const { id, name, jsonSchema } of api.schemas)
    judge(`schemas/${name.file}.html`, pages.get(`schemas/${name.file}.html`), [id, ...facts.schema(jsonSchema)]);
  for (const { id, name, description, unspecified } of api.tagGroups)
    judge(`areas/${name.file}.html`, pages.get(`areas/${name.file}.html`), [
      id,
      ...runs(description),
      ...unspecified.flatMap(runs),
    ]);
  if (api.components.headers.length > 0)
    judge(
      'shared.html',
      pages.get('shared.html'),
      api.components.headers.flatMap(({ value }) => facts.header(value)),
    );
  const { info, servers, securitySchemes, tags } = api;
  const general = [...pages]
    .filter(([path]) => /^(?:index\.html|guides\/)/.test(path))
    .map(([, html]) => html.replace(/<\/?article>/g, ''))
    .join('\n');
  judge('index.html and guides', `<article>${general}</article>`, [
    info.title,
    info.version,
    ...runs(info.summary),
    ...runs(info.description),
    ...info.unspecified.flatMap(runs),
    ...servers.flatMap(facts.server),
    ...tags.flatMap(({ name, description, unspecified }) => [name, ...runs(description), ...unspecified.flatMap(runs)]),
    ...securitySchemes.flatMap(({ name, description, scheme }) => [
      name,
      ...runs(description),
      ...(scheme.type === 'oauth2'
        ? scheme.flows.flatMap(({ scopes }) =>
            scopes.flatMap(({ scope, description: words }) => [scope, ...runs(words)]),
          )
        : []),
    ]),
  ]);
  return [...new Set(found)];
}
