// Exported types of each operation's parameters, body, and responses.

import { docComment } from '../../code/typescript/comment.ts';
import type { Code } from '../../code/branded-text.ts';
import { propertyKey } from '../../code/typescript/identifier.ts';
import { indexed, ts, union } from '../../code/typescript/template-literals.ts';
import type { Content, Operation, Response } from '../../model/types/api.ts';
import { keptJob } from '../../model/dependencies/jobs.ts';
import { sentMethod } from '../../model/http-method.ts';
import type { OperationPart } from '../../model/naming/derived-names.ts';
import { importsOf } from './module-paths.ts';
import type { Making } from './schema-aliases.ts';
import type { DeclaredView, OperationsView, OperationView, StatusView } from './templates.ts';
import { isListed, placeInPaths } from './openapi/operation-location.ts';
import type { Marks } from '../../model/read-write-only.ts';

/** Returns the view of the module `operations`; `undefined` if no operation has parameters, bodies, or responses. */
export function operationsView(making: Making): OperationsView | undefined {
  const { api, options } = making;
  const operations = [
    ...api.operations.map((operation) => keptView(operation, 'paths', making)),
    ...api.webhooks.map((operation) => keptView(operation, 'webhooks', making)),
  ].filter(({ types, responses }) => types.length > 0 || responses);
  if (operations.length === 0) return undefined;
  const types = operations.flatMap(({ types, responses }) =>
    [...types, ...(responses?.statuses ?? [])].map(({ type }) => type),
  );
  return { imports: importsOf(types, options), operations };
}

/** The side effects of building an operation's view: deriving names, which are assigned in order. */
interface Acts {
  /** Returns the name of a type that is derived from the operation. */
  readonly derived: (part: OperationPart) => Code<'ts'>;
}

function keptView(operation: Operation, root: 'paths' | 'webhooks', { api, names, marks }: Making): OperationView {
  const acts: Acts = { derived: (part) => names.derived(operation, part) };
  // Name clashes are reported on every derivation, so cached views must derive their names again.
  return keptJob(api, acts, {
    key: `names of ${root} ${operation.id}`,
    make: ({ derived }) => operationView(operation, root, { derived, marks }),
    stands: true,
    told: () => 0,
  });
}

/** Context of the view of one operation. */
interface OperationMaking extends Acts, Pick<Making, 'marks'> {}

function operationView(operation: Operation, root: 'paths' | 'webhooks', making: OperationMaking): OperationView {
  const type = isListed(operation)
    ? indexed(ts`operations`, operation.id)
    : indexed(root === 'paths' ? ts`paths` : ts`webhooks`, placeInPaths(operation).key, placeInPaths(operation).method);
  const types = [...parameterTypes(operation, type, making), ...bodyType(operation, type, making)];
  if (operation.responses.length === 0) return { types };
  return {
    types,
    responses: {
      doc: docOf(operation, 'What each status of', 'answers.'),
      name: making.derived('Responses'),
      statuses: operation.responses.map((response) => statusView(response, type, making.marks)),
    },
  };
}

const places = [
  ['path', 'Path', 'The path parameters of'],
  ['query', 'Query', 'The query parameters of'],
  ['header', 'Headers', 'The request headers of'],
  ['cookie', 'Cookies', 'The cookies of'],
] as const satisfies readonly (readonly [string, OperationPart, string])[];

function parameterTypes(operation: Operation, type: Code<'ts'>, { derived }: OperationMaking): readonly DeclaredView[] {
  return places.flatMap(([place, part, what]) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    if (parameters.length === 0) return [];
    const whole = indexed(type, 'parameters', place);
    const needed = place === 'path' || parameters.some(({ required }) => required);
    return [{ doc: docOf(operation, what), name: derived(part), type: needed ? whole : ts`NonNullable<${whole}>` }];
  });
}

function bodyType(
  operation: Operation,
  type: Code<'ts'>,
  { derived, marks }: OperationMaking,
): readonly DeclaredView[] {
  const { body } = operation;
  if (!body || body.contents.length === 0) return [];
  const whole = indexed(type, 'requestBody');
  const content = indexed(body.required ? whole : ts`NonNullable<${whole}>`, 'content');
  const read = union(body.contents.map(({ mediaType }) => indexed(content, mediaType)));
  return [
    {
      doc: docOf(operation, 'The body of'),
      name: derived('Body'),
      type: differs(body.contents, marks) ? ts`$Writable<${read}>` : read,
    },
  ];
}

function statusView(response: Response, type: Code<'ts'>, marks: Marks): StatusView {
  const { status, description, contents } = response;
  const numeric = /^[1-9][0-9]{2}$/.test(status);
  const content = indexed(type, 'responses', numeric ? Number(status) : status, 'content');
  const read = union(contents.map(({ mediaType }) => indexed(content, mediaType)));
  const doc = docComment(description);
  return {
    ...(doc && { doc }),
    key: propertyKey(status),
    type: contents.length === 0 ? ts`undefined` : differs(contents, marks) ? ts`$Readable<${read}>` : read,
  };
}

function differs(contents: readonly Content[], marks: Marks): boolean {
  return contents.some(({ schema }) => schema && marks.differ(schema.assertion));
}

function docOf(operation: Operation, before: string, after = ''): Code<'ts'> {
  const subject = `\`${sentMethod(operation.method)} ${operation.path}\``;
  return (
    docComment(after === '' ? `${before} ${subject}.` : `${before} ${subject} ${after}`, {
      deprecated: operation.deprecated,
    }) ?? ts`/** An operation. */`
  );
}
