// Where an operation is served: the base path of its server, and its own path.

import type { Api, Operation } from '../../model/types/api.ts';
import { basePath, serverUrl } from '../../model/server-urls.ts';

/** The path template as a request has it. Which host a request came to does not matter: paths tell all operations apart. */
export function fullPath({ path, servers }: Operation, api: Api): string {
  const [server] = servers ?? api.servers;
  return (server ? basePath(serverUrl(server)) : '') + path;
}
