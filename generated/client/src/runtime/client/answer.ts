// A response as a value: what the document says of its status, or unexpected.

import { bare, kindOf } from './media-type.js';
import type { Answers, Kind, Operation } from './operation.js';
import type { Failed, Succeeded, Unexpected } from './result.js';

const kinds: readonly Kind[] = ['json', 'text', 'stream', 'binary', 'none'];

export type Answer = Succeeded<number, unknown> | Failed<number, unknown> | Unexpected;

/** Reads the body as the document says; where it cannot be read so, the answer is unexpected, and nothing is lost. */
export async function answerOf(response: Response, { answers }: Operation): Promise<Answer> {
  const { status, headers } = response;
  const mediaType = bare(headers.get('content-type'));
  const kind = kindFor(documented(answers, status), mediaType);
  const body = kind === undefined ? { sound: false, value: await anyBody(response, mediaType) } : await bodyOf(response, kind);
  if (!body.sound) return { ok: false, status: 'unexpected', error: body.value, headers, response };
  return response.ok ? { ok: true, status, data: body.value, headers, response } : { ok: false, status, error: body.value, headers, response };
}

/** What a status answers. `default` speaks for a success only where nothing else does. */
function documented(answers: Answers, status: number): readonly Kind[] {
  const range = `${Math.floor(status / 100)}XX`;
  const success = range === '2XX' && Object.values(answers).some((statuses) => statuses.some((each) => String(each).startsWith('2')));
  return [status, range, ...(success ? [] : ['default'])].map((name) => kinds.filter((kind) => answers[kind]?.includes(name))).find(({ length }) => length > 0) ?? [];
}

/** The one of several kinds that a media type has. Bytes and text can be anything; JSON has to say so, or nothing. */
function kindFor(possible: readonly Kind[], mediaType: string): Kind | undefined {
  const said = mediaType === '' ? possible[0] : kindOf(mediaType);
  return possible.find((kind) => kind === said) ?? possible.find((kind) => kind !== 'json');
}

interface Body {
  /** False where it is not of its kind. */
  readonly sound: boolean;
  readonly value: unknown;
}

async function bodyOf(response: Response, kind: Kind): Promise<Body> {
  switch (kind) {
    case 'none':
      await response.body?.cancel();
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
