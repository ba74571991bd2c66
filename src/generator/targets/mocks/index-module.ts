// The index of mocks, which exports all factories.

import { lineComment } from '../../code/typescript/comment.ts';
import { identifier, stringLiteral } from '../../code/typescript/typescript.ts';
import { listMockedTagGroups, listMockedWebhooks } from './response-bodies.ts';
import { responsesModulePath } from './responses-module.ts';
import { listForms, schemaModulePath, type TargetContext } from './target-context.ts';
import type { IndexView } from './template-views.ts';
import { webhooksModulePath } from './webhooks-module.ts';

export function indexView({ api, options: { importExtension }, names }: TargetContext): IndexView {
  const module = (path: string, exported: readonly string[]): IndexView['modules'][number] => ({
    names: exported.map(identifier),
    from: stringLiteral(`./${path}${importExtension}`),
  });
  const webhooks = listMockedWebhooks(api);
  return {
    about: lineComment(`Factories of ${api.info.title}.`),
    runtime: stringLiteral(`./runtime${importExtension}`),
    modules: [
      ...api.schemas.map((schema) => module(schemaModulePath(schema), listForms(schema, api).map(names.schema))),
      ...listMockedTagGroups(api).map(([tagGroup, operations]) =>
        module(responsesModulePath(tagGroup), operations.map(names.responses)),
      ),
      ...(webhooks.length > 0 ? [module(webhooksModulePath, webhooks.map(names.webhookBody))] : []),
    ],
  };
}
