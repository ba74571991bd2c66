// Response parser: a result as documented for the status, or `unexpected`.

import { bare, kindOf } from './media-type.ts';
import type { Answers, Kind, Operation } from './operation-descriptor.ts';
import { discard, limitBody } from './response-body.ts';
import type { Failed, Succeeded, Unexpected } from './result.ts';

/** In order of preference, for responses without a media type. */
const kinds: readonly Kind[] = ['json', 'text', 'stream', 'binary', 'none'];

export type Answer = Succeeded<number, unknown> | Failed<number, unknown> | Unexpected;

/**
 * Reads the body as documented; if that is impossible, the result is `unexpected` and contains the body.
 *
 * @throws RangeError if a body that is not a stream has more than `maxSize` bytes
 */
export async function answerOf(response: Response, { answers }: Operation, maxSize?: number): Promise<Answer> {
  const { status, headers } = response;
  const mediaType = bare(headers.get('content-type'));
  const kind = kindFor(documented(answers, status), mediaType);
  const limited = kind === 'none' || kind === 'stream' ? response : limitBody(response, maxSize);
  const body =
    kind === undefined ? { sound: false, value: await anyBody(limited, mediaType) } : await bodyOf(limited, kind);
  if (!body.sound) return { ok: false, status: 'unexpected', error: body.value, headers, response };
  return response.ok
    ? { ok: true, status, data: body.value, headers, response }
    : { ok: false, status, error: body.value, headers, response };
}

/** Returns the keys of `responses` for a status. `default` applies to a success only if no success is documented. */
function documented(answers: Answers, status: number): readonly string[] {
  const range = `${Math.floor(status / 100)}XX`;
  const all = Object.entries(answers);
  const success = range === '2XX' && all.some(([, statuses]) => statuses.some((each) => String(each).startsWith('2')));
  const having = (name: number | string) => all.flatMap(([key, statuses]) => (statuses.includes(name) ? key : []));
  return [status, range, ...(success ? [] : ['default'])].map(having).find(({ length }) => length > 0) ?? [];
}

/**
 * Selects how a body is read, by the narrowest documented range that contains its media type; `undefined` if none does,
 * or if documented JSON has another type.
 */
function kindFor(possible: readonly string[], mediaType: string): Kind | undefined {
  if (mediaType === '') return kinds.find((kind) => possible.some((key) => saidOf(key) === kind));
  const ranges = [
    mediaType === 'application/json' ? 'json' : mediaType,
    mediaType.replace(/\/[^/]*(?=\+)/, '/*'),
    mediaType.replace(/\/.*/, '/*'),
    '*/*',
    'none',
  ];
  const [key] = ranges.flatMap((range) => possible.filter((each) => each.replace(/.* /, '') === range));
  const kind = key === undefined ? key : saidOf(key);
  return kind !== 'json' || kindOf(mediaType) === kind ? kind : undefined;
}

function saidOf(key: string): Kind {
  return kinds.find((kind) => kind === key.replace(/ .*/, '')) ?? kindOf(key);
}

interface Body {
  /** `false` if the body could not be parsed as its kind. */
  readonly sound: boolean;
  readonly value: unknown;
}

async function bodyOf(response: Response, kind: Kind): Promise<Body> {
  switch (kind) {
    case 'none':
      discard(response.body);
      return { sound: true, value: undefined };
    case 'stream':
      return { sound: response.body !== null, value: response.body };
    case 'binary':
      return { sound: true, value: await response.blob() };
    case 'text':
      return { sound: true, value: await response.text() };
    case 'json':
      return jsonOf(await response.text());
  }
}

async function anyBody(response: Response, mediaType: string): Promise<unknown> {
  const kind = mediaType === '' ? 'text' : kindOf(mediaType);
  if (kind === 'binary') return response.blob();
  const text = await response.text();
  return kind === 'json' ? jsonOf(text).value : text === '' ? undefined : text;
}

function jsonOf(text: string): Body {
  try {
    return { sound: true, value: JSON.parse(text) as unknown };
  } catch {
    return { sound: false, value: text === '' ? undefined : text };
  }
}
