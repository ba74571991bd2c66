// A round of the fuzz: documents by their seeds, generated, judged and, a batch at a time, compiled.

import { compileAll } from './compile.ts';
import { documentFrom } from './document.ts';
import { judge } from './judge.ts';

export interface Finding {
  readonly seed: number;
  readonly sentence: string;
}

export interface Round {
  readonly documents: number;
  readonly values: number;
  readonly files: number;
  /** Documents that were refused, although they are sound. */
  readonly refused: readonly Finding[];
  /** What threw, verdicts that differ, and errors of the compiler. */
  readonly wrong: readonly Finding[];
}

export interface Extent {
  readonly documents: number;
  /** The seed of the first document; the next has the next. */
  readonly seed: number;
  /** Values for each schema. */
  readonly values: number;
  /** Documents that are compiled together. */
  readonly batch: number;
  readonly told?: (done: number) => void;
}

export async function fuzz({ documents, seed: first, values, batch, told }: Extent): Promise<Round> {
  const refused: Finding[] = [];
  const wrong: Finding[] = [];
  let [judged, files] = [0, 0];
  for (let at = 0; at < documents; at += batch) {
    const made = new Map<string, ReadonlyMap<string, string>>();
    for (let seed = first + at; seed < first + Math.min(at + batch, documents); seed++) {
      const result = await judge(documentFrom(seed), seed, values);
      refused.push(...result.refused.map((sentence) => ({ seed, sentence })));
      wrong.push(...result.wrong.map((sentence) => ({ seed, sentence })));
      judged += result.values;
      files += result.files.size;
      made.set(String(seed), result.files);
    }
    for (const [name, errors] of compileAll(made)) wrong.push(...errors.map((sentence) => ({ seed: Number(name), sentence })));
    told?.(Math.min(at + batch, documents));
  }
  return { documents, values: judged, files, refused, wrong };
}
