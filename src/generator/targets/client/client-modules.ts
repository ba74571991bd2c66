// Client modules of the generated client: the base client, and the client with all calls grouped by tag.

import { docComment, lineComment } from '../../code/typescript/comment.ts';
import { identifier, propertyKey } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import type { Code } from '../../code/branded-text.ts';
import { schemesOf, type ClientScheme } from './credentials.ts';
import { entry, object } from './operation-descriptor.ts';
import type { ClientMaking } from './target-context.ts';
import { modulesFrom, type Modules } from './module-paths.ts';
import { otherServers, ownServer } from '../../model/server-urls.ts';
import type { BareView, GroupedView } from './templates.ts';

export function bareView({ api, options }: ClientMaking): BareView {
  const modules = modulesFrom(0, options);
  const server = ownServer(api);
  const schemes = schemesOf(api);
  const settings = [
    ...(server === undefined ? [] : [ts`baseUrl: options.baseUrl ?? ${string(server)}`]),
    ...(schemes.length === 0 ? [] : [ts`intercept: presenting(schemes, options)`]),
  ];
  const doc = docComment('Where the interface is.', { ...(server !== undefined && { default: { value: server } }) });
  return {
    about: lineComment('Where the interface is, and a client for the functions of the areas.'),
    imports: [
      ts`import { connect, type Client, type CommonOptions } from ${string(modules.runtime('client'))};`,
      ...presenters(schemes, modules),
    ],
    ...(server !== undefined && doc && { server: { doc } }),
    servers: otherServers(api).map((url) => string(url)),
    ...(schemes.length > 0 && {
      credentials: {
        members: schemes.map(credentialView),
        schemes: object(schemes.map(({ scheme, sent }) => entry(scheme.name, schemeCode(sent)))),
      },
    }),
    settings: settings.length === 0 ? ts`options` : ts`{ ...options, ${join(settings, ts`, `)} }`,
  };
}

/** Returns the imports for credentials; none if bearer tokens suffice. */
function presenters(schemes: readonly ClientScheme[], modules: Modules): readonly Code<'ts'>[] {
  if (schemes.length === 0) return [];
  const login = schemes.some(({ sent }) => sent.in === 'basic') ? [ts`type Login`] : [];
  return [
    ts`import { ${join([ts`presenting`, ts`type Credential`, ...login, ts`type Scheme`], ts`, `)} } from ${string(modules.runtime('credentials'))};`,
  ];
}

function credentialView({ scheme, sent }: ClientScheme): NonNullable<BareView['credentials']>['members'][number] {
  const doc = docComment(scheme.description, {}, 4);
  return {
    ...(doc && { doc }),
    key: propertyKey(scheme.name),
    type: sent.in === 'basic' ? ts`Credential<Login>` : ts`Credential<string>`,
  };
}

function schemeCode(sent: ClientScheme['sent']): Code<'ts'> {
  return 'name' in sent ? ts`{ in: ${string(sent.in)}, name: ${string(sent.name)} }` : ts`{ in: ${string(sent.in)} }`;
}

export function groupedView({ api, options }: ClientMaking): GroupedView {
  const modules = modulesFrom(0, options);
  const areas = api.areas.map((area) => {
    const doc = docComment(area.description, {}, 2);
    // No other name in the module has this suffix, and tag names are unique.
    return {
      ...(doc && { doc }),
      key: propertyKey(area.name.value),
      calls: identifier(`${area.name.value}Calls`),
      file: area.name.file,
    };
  });
  return {
    about: lineComment('The client that has all calls, by area.'),
    imports: [
      ...makers(modules, areas.length > 0),
      ...areas.map(({ calls, file }) => ts`import * as ${calls} from ${string(modules.own(`areas/${file}`))};`),
    ],
    needless: ownServer(api) !== undefined,
    areas,
  };
}

/** Returns the imports of the client module. `hasCalls`: whether there are calls to bind. */
function makers(modules: Modules, bound: boolean): readonly Code<'ts'>[] {
  return [
    ts`import { createBareClient, type ClientOptions } from ${string(modules.own('bare'))};`,
    ...(bound
      ? [ts`import { ${join([ts`bind`, ts`type Bound`], ts`, `)} } from ${string(modules.runtime('bind-client'))};`]
      : []),
    ts`import type { Client } from ${string(modules.runtime('client'))};`,
  ];
}
