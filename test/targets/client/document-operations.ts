// Operations of a dereferenced OpenAPI document, read independently of the generator.

/** The properties of a dereferenced document that tests use. */
export interface DocumentObject {
  readonly security?: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject | undefined>>>>;
}

interface OperationObject {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly servers?: readonly object[];
  readonly security?: readonly object[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly content: Readonly<Record<string, ExampleHolder>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, ExampleHolder>> }>>;
}

/** A media type, parameter, or header, which can have examples. */
export interface ExampleHolder {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  readonly schema?: SchemaObject;
  readonly content?: Readonly<Record<string, ExampleHolder>>;
}

export interface ParameterObject extends ExampleHolder {
  readonly name: string;
  readonly in: string;
}

interface SchemaObject {
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly items?: SchemaObject;
  readonly allOf?: readonly SchemaObject[];
  readonly oneOf?: readonly SchemaObject[];
  readonly 'x-filterable'?: boolean;
}

export interface DocumentOperation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ParameterObject[];
  /** Media type and value of each body example. */
  readonly bodies: readonly (readonly [string, unknown])[];
  /** Status, media type, and example of each response. */
  readonly responses: readonly (readonly [number, string | undefined, unknown])[];
  readonly acceptedMediaTypes: string[];
  readonly isSecured: boolean;
  readonly hasOwnServer: boolean;
  readonly isFilterable: boolean;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

/** Returns all operations of a document. */
export function operationsOf({ paths, security = [] }: DocumentObject): readonly DocumentOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      // Besides operations by method, a path item has these two properties.
      const shared = item as {
        readonly parameters?: readonly ParameterObject[];
        readonly servers?: readonly object[];
      };
      return operation === undefined ? [] : [readOperation(path, method, operation, shared, security)];
    }),
  );
}

function readOperation(
  path: string,
  method: string,
  operation: OperationObject,
  shared: Pick<OperationObject, 'parameters' | 'servers'>,
  security: readonly object[],
): DocumentOperation {
  const responses = Object.entries(operation.responses).map(
    ([status, { content = {} }]) => [Number(status), Object.entries(content)] as const,
  );
  const [, successContents = []] = responses.find(([status]) => status === 200) ?? [];
  const itemProperties = successContents
    .flatMap(([, { schema }]) => (schema ? listProperties(schema) : []))
    .flatMap(([name, { items }]) => (name === 'data' && items ? listProperties(items) : []));
  return {
    id: operation.operationId,
    tag: operation.tags?.[0] ?? 'default',
    method,
    path,
    parameters: [...(shared.parameters ?? []), ...(operation.parameters ?? [])],
    bodies: Object.entries(operation.requestBody?.content ?? {}).flatMap(([mediaType, content]) =>
      listExamples(content).map((value) => [mediaType, value] as const),
    ),
    responses: responses.map(([status, [first]]) => [status, first?.[0], first && exampleOf(first[1])]),
    acceptedMediaTypes: [...new Set(responses.flatMap(([, contents]) => contents.map(([mediaType]) => mediaType)))],
    isSecured: (operation.security ?? security).length > 0,
    hasOwnServer: (operation.servers ?? shared.servers) !== undefined,
    isFilterable: itemProperties.some(([, schema]) => schema['x-filterable'] === true),
  };
}

function listProperties({ properties = {}, allOf = [] }: SchemaObject): readonly (readonly [string, SchemaObject])[] {
  return [...Object.entries(properties), ...allOf.flatMap(listProperties)];
}

/** Returns the first example. */
export function exampleOf(holder: ExampleHolder): unknown {
  return listExamples(holder)[0];
}

/** Returns all examples. Throws if there are none. */
function listExamples({ example, examples, schema, content }: ExampleHolder): readonly unknown[] {
  const explicit = [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples ?? {}).map(({ value }) => value),
    ...Object.values(content ?? {}).flatMap(listExamples),
  ];
  const all = explicit.length > 0 ? explicit : (schema?.examples ?? []);
  if (all.length === 0) throw new Error('no example');
  return all;
}
