// Where the document says the interface is.

import type { Api, Server } from '../../model/declarations/api.ts';

/** The URL of a server with the defaults of its variables, without a slash at its end. */
export function serverUrl({ url, variables }: Server): string {
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  return url.replace(/\{([^{}]+)\}/g, (whole, name: string) => defaults.get(name) ?? whole).replace(/\/+$/, '');
}

/** The first server of the document; undefined where that is no complete URL, since it then depends on where the document was found. */
export function ownServer({ servers }: Api): string | undefined {
  const [first] = servers;
  const url = first && serverUrl(first);
  return url !== undefined && URL.canParse(url) ? url : undefined;
}

/** The servers of single operations, each once, in the order of the operations. */
export function otherServers({ operations }: Api): readonly string[] {
  return [...new Set(operations.flatMap(({ servers }) => (servers?.[0] ? [serverUrl(servers[0])] : [])))];
}
