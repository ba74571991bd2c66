// Operations of a document, counted without Ashlar's reader and model, and those in each generated target.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asObject, isObject, parseRawDocument } from './raw-document.ts';

/** Targets that contain a part for each operation. */
export const countedTargets = ['types', 'client', 'validators', 'server'] as const;

type CountedTarget = (typeof countedTargets)[number];

export interface OperationCounts {
  /** Number of operations in the document. */
  readonly declared: number;
  /** Number of operations in the output, by target; absent if the target is not generated. */
  readonly generated: Readonly<Partial<Record<CountedTarget, number>>>;
  /** Operations of the document that the types do not contain, such as `GET /pets`. */
  readonly lost: readonly string[];
}

/** Counts the operations of a document and of its output in `out`. */
export function countOperations(document: string, out: string): OperationCounts {
  const declared = listDeclaredOperations(readFileSync(document, 'utf8'));
  const inTypes = existsSync(join(out, 'types')) ? listTypedOperations(out) : undefined;
  const generated: Partial<Record<CountedTarget, number>> = {
    ...(inTypes && { types: inTypes.size }),
    ...countIn(out, 'client', 'client/tags', callPattern),
    ...countIn(out, 'validators', 'validators/operations', labelPattern),
    ...countIn(out, 'server', 'server/operations', callPattern),
  };
  return { declared: declared.size, generated, lost: [...declared].filter((label) => inTypes?.has(label) === false) };
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Lists the operations of the text of a document, and of path items that it refers to within itself. */
export function listDeclaredOperations(text: string): ReadonlySet<string> {
  const document = parseRawDocument(text);
  const labels = Object.entries(asObject(document['paths'])).flatMap(([path, item]) => {
    const ref = asObject(item)['$ref'];
    const resolved = asObject(typeof ref === 'string' ? resolveLocal(document, ref) : item);
    const named = methods.filter((method) => isObject(resolved[method]));
    const additional = Object.keys(asObject(resolved['additionalOperations']));
    return [...named, ...additional].map((method) => `${method.toUpperCase()} /${path.replace(/^\//, '')}`);
  });
  return new Set(labels.filter((label) => !label.includes(' /x-')));
}

/** Descriptions of calls and of operations of the server: `method: 'GET', path: '/pets'`. */
const callPattern = /\bmethod: '([^']+)',\s+path:\s+['"`](.+?)['"`],\n/g;

/** Comments of validators, without line breaks. */
const labelPattern = /`([A-Z]+) (\/[^`]*)`/g;

function countIn(
  out: string,
  target: CountedTarget,
  directory: string,
  pattern: RegExp,
): Readonly<Partial<Record<CountedTarget, number>>> {
  if (!existsSync(join(out, target))) return {};
  const path = join(out, directory);
  const texts = existsSync(path) ? readdirSync(path).map((name) => readFileSync(join(path, name), 'utf8')) : [];
  const labels = texts.flatMap((text) =>
    [...text.replaceAll(/\n \* /g, ' ').matchAll(pattern)].map(
      ([, method = '', operation = '']) => `${method} ${operation}`,
    ),
  );
  return { [target]: new Set(labels).size };
}

/** Lists the operations of the interface `paths`. */
function listTypedOperations(out: string): ReadonlySet<string> {
  const text = readFileSync(join(out, 'types/openapi.ts'), 'utf8');
  const [, body = ''] = /^export (?:interface paths|type paths =) \{\n(.*?)^\}/ms.exec(text) ?? [];
  const labels = new Set<string>();
  let path = '';
  for (const line of body.split('\n')) {
    const [, single, double] = /^ {2}(?:'(.*)'|"(.*)"): \{$/.exec(line) ?? [];
    if (single !== undefined || double !== undefined)
      path = JSON.parse(`"${single?.replaceAll("\\'", "'").replaceAll('"', '\\"') ?? double ?? ''}"`) as string;
    const [, method] = /^ {4}(\w+)\??: (?!never)/.exec(line) ?? [];
    if (method !== undefined && methods.includes(method)) labels.add(`${method.toUpperCase()} ${path}`);
  }
  return labels;
}

function resolveLocal(document: unknown, ref: string): unknown {
  return ref
    .replace(/^#\/?/, '')
    .split('/')
    .reduce<unknown>(
      (value, key) => asObject(value)[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
}
