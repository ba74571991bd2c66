// A dereferenced OpenAPI document as a test reads it: without the generator's own reading.

/** As much of a document as these tests look at. */
export interface Root {
  readonly security?: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentItem | undefined>>>>;
}

interface DocumentItem {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly servers?: readonly object[];
  readonly security?: readonly object[];
  readonly parameters?: readonly DocumentParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Exemplary>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Exemplary>> }>>;
}

/** Whatever can have examples. */
export interface Exemplary {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  readonly schema?: DocumentSchema;
  readonly content?: Readonly<Record<string, Exemplary>>;
}

export interface DocumentParameter extends Exemplary {
  readonly name: string;
  readonly in: string;
}

interface DocumentSchema {
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, DocumentSchema>>;
  readonly items?: DocumentSchema;
  readonly allOf?: readonly DocumentSchema[];
  readonly oneOf?: readonly DocumentSchema[];
  readonly 'x-filterable'?: boolean;
}

export interface DocumentOperation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly DocumentParameter[];
  /** Media types of the body, each with every example. */
  readonly bodies: readonly (readonly [string, unknown])[];
  /** Status, media type and example of each response that has a number. */
  readonly responses: readonly (readonly [number, string | undefined, unknown])[];
  readonly accepted: string[];
  readonly secured: boolean;
  readonly ownServer: boolean;
  readonly filterable: boolean;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

/** Every operation of a document. */
export function operationsOf({ paths, security = [] }: Root): readonly DocumentOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      // A path item has these two beside its operations.
      const shared = item as {
        readonly parameters?: readonly DocumentParameter[];
        readonly servers?: readonly object[];
      };
      return operation === undefined ? [] : [operationOf(path, method, operation, shared, security)];
    }),
  );
}

function operationOf(
  path: string,
  method: string,
  operation: DocumentItem,
  shared: Pick<DocumentItem, 'parameters' | 'servers'>,
  security: readonly object[],
): DocumentOperation {
  const responses = Object.entries(operation.responses).map(
    ([status, { content = {} }]) => [Number(status), Object.entries(content)] as const,
  );
  const [, listed = []] = responses.find(([status]) => status === 200) ?? [];
  const items = listed
    .flatMap(([, { schema }]) => (schema ? membersOf(schema) : []))
    .flatMap(([name, { items: each }]) => (name === 'data' && each ? membersOf(each) : []));
  return {
    id: operation.operationId,
    tag: operation.tags?.[0] ?? 'default',
    method,
    path,
    parameters: [...(shared.parameters ?? []), ...(operation.parameters ?? [])],
    bodies: Object.entries(operation.requestBody?.content ?? {}).flatMap(([mediaType, content]) =>
      examplesOf(content).map((value) => [mediaType, value] as const),
    ),
    responses: responses.map(([status, [first]]) => [status, first?.[0], first && exampleOf(first[1])]),
    accepted: [...new Set(responses.flatMap(([, contents]) => contents.map(([mediaType]) => mediaType)))],
    secured: (operation.security ?? security).length > 0,
    ownServer: (operation.servers ?? shared.servers) !== undefined,
    filterable: items.some(([, schema]) => schema['x-filterable'] === true),
  };
}

function membersOf({ properties = {}, allOf = [] }: DocumentSchema): readonly (readonly [string, DocumentSchema])[] {
  return [...Object.entries(properties), ...allOf.flatMap(membersOf)];
}

/** The first example that the document gives. */
export function exampleOf(exemplary: Exemplary): unknown {
  return examplesOf(exemplary)[0];
}

/** All of them; a document without any is not what these tests are for. */
function examplesOf({ example, examples, schema, content }: Exemplary): readonly unknown[] {
  const found = [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples ?? {}).map(({ value }) => value),
    ...Object.values(content ?? {}).flatMap(examplesOf),
  ];
  const all = found.length > 0 ? found : (schema?.examples ?? []);
  if (all.length === 0) throw new Error('no example');
  return all;
}
