// Full path of an operation: the base path of its server, followed by its own path.

import type { Api, Operation } from '../../model/types/api.ts';
import { basePath, serverUrl } from '../../model/server-urls.ts';

/** Returns the path template that requests match. The host is ignored, because full paths are unique. */
export function fullPath({ path, servers }: Operation, api: Api): string {
  const [server] = servers ?? api.servers;
  return (server ? basePath(serverUrl(server)) : '') + path;
}
