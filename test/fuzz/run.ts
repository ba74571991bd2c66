// A round of the fuzz: documents by their seeds, generated, judged and, a batch at a time, compiled.

import { createRandom } from '../differential/random.ts';
import type { Program } from '../compile/case.ts';
import { compileAll } from '../compile/run.ts';
import { documentFrom } from './document.ts';
import { judge } from './judge.ts';
import { judgeMistake } from './judge-mistakes.ts';
import { confined, mangled, operationsOf } from './mistakes.ts';
import type { Written } from './schemas.ts';

export interface Finding {
  readonly seed: number;
  readonly sentence: string;
}

export interface Round {
  readonly documents: number;
  /** Documents with mistakes, beside those. */
  readonly mistaken: number;
  readonly values: number;
  readonly files: number;
  /** Documents that were refused, although they are sound. */
  readonly refused: readonly Finding[];
  /** What threw, verdicts that differ, and errors of the compiler. */
  readonly wrong: readonly Finding[];
}

export interface Plan {
  readonly documents: number;
  /** The seed of the first document; the next has the next. */
  readonly seed: number;
  /** Values for each schema. */
  readonly values: number;
  /** Documents that are compiled together. */
  readonly batch: number;
  /** Of so many documents, one gets its documentation too and has its code formatted; the others do without both. */
  readonly wholeOf?: number;
  /** Told after each batch: how far it is, and what the batch has brought. */
  readonly told?: (done: number, refused: readonly Finding[], wrong: readonly Finding[]) => void;
}

/** Of so many documents, one is generated from again with mistakes. */
const mistakenOf = 4;

export async function fuzz({ documents, seed: first, values, batch, wholeOf = 1, told }: Plan): Promise<Round> {
  const refused: Finding[] = [];
  const wrong: Finding[] = [];
  let [judged, files, mistaken] = [0, 0, 0];
  for (let at = 0; at < documents; at += batch) {
    const made = new Map<string, Program>();
    const [refusedBefore, wrongBefore] = [refused.length, wrong.length];
    for (let seed = first + at; seed < first + Math.min(at + batch, documents); seed++) {
      const document = documentFrom(seed);
      const result = await judge(document, seed, values, seed % wholeOf === 0 ? 'all' : 'code');
      refused.push(...result.refused.map((sentence) => ({ seed, sentence })));
      wrong.push(...result.wrong.map((sentence) => ({ seed, sentence })));
      judged += result.values;
      made.set(String(seed), { files: result.files });
      if (seed % mistakenOf !== 1) continue;
      for (const [name, told] of await withMistakes(document, seed)) {
        mistaken += 1;
        wrong.push(...told.wrong.map((sentence) => ({ seed, sentence })));
        made.set(name, { files: told.files });
      }
    }
    for (const result of made.values()) files += result.files.size;
    for (const [name, errors] of await compileAll(made))
      wrong.push(
        ...errors.map((sentence) => ({
          seed: Number.parseInt(name, 10),
          sentence: `${name.replace(/^\d+-?/, '')} ${sentence}`.trimStart(),
        })),
      );
    told?.(Math.min(at + batch, documents), refused.slice(refusedBefore), wrong.slice(wrongBefore));
  }
  return { documents, mistaken, values: judged, files, refused, wrong };
}

/** The document with a mistake in one operation, and with a few anywhere; one's own document is refused as a whole for either. */
async function withMistakes(
  document: Written,
  seed: number,
): Promise<readonly (readonly [string, Awaited<ReturnType<typeof judgeMistake>>])[]> {
  const random = createRandom(~seed);
  const all = operationsOf(document);
  const within = document['x-ashlar'] === undefined ? confined(random, document) : undefined;
  const anywhere = mangled(random, document);
  return [
    ...(within ? [[`${seed}-lost`, await judgeMistake(within, all)] as const] : []),
    [`${seed}-mangled`, await judgeMistake(anywhere, all)] as const,
  ];
}
