// Example of a target: the operations of a document as a JSON file and, from a template, as a TypeScript module.

import { defineTarget, type Api, type Artifact } from 'ashlar';

/** Options in the configuration. */
interface RouteTableOptions {
  /** Prefix of all paths. */
  readonly prefix: string;
}

export default defineTarget<RouteTableOptions>({
  name: 'routes',
  templates: new URL('./templates/', import.meta.url),
  options(value) {
    const prefix = typeof value === 'object' && value !== null && 'prefix' in value ? value.prefix : '';
    if (typeof prefix !== 'string') throw new Error('`prefix` is not a string');
    return { prefix };
  },
  plan(api, { options, report }): readonly Artifact[] {
    for (const { id, tags, sourceLocation } of api.operations)
      if (tags.length === 0)
        report.add('targets/reported', {
          severity: 'note',
          message: `operation \`${id}\` has no tag`,
          location: { file: sourceLocation.file, line: sourceLocation.line, column: sourceLocation.column },
        });
    const routes = listRoutes(api, options);
    return [
      { path: 'routes.json', text: `${JSON.stringify(routes, null, 2)}\n` },
      { path: 'routes.ts', template: 'routes', view: { routes: routes.map(toRouteView) } },
    ];
  },
});

interface Route {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly string[];
}

/** Returns the properties that the template prints unchanged. */
function toRouteView({ name, path }: Route): object {
  return { name, path: JSON.stringify(path) };
}

function listRoutes({ operations }: Api, { prefix }: RouteTableOptions): readonly Route[] {
  return operations.map(({ name, method, path, parameters }) => ({
    name: name.value,
    method: method.toUpperCase(),
    path: prefix + path,
    parameters: parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
  }));
}
