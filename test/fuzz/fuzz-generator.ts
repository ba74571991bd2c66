// Generator fuzzing: creates documents from seeds, generates and compiles code, and validates values.

import { createRandom } from '../differential/random.ts';
import type { Program } from '../compile/case.ts';
import { compileAll } from '../compile/compile-programs-together.ts';
import { documentFrom } from './document.ts';
import { checkDocument } from './check-document-validators.ts';
import { checkFaultyDocument, type FaultyDocumentResult } from './check-faulty-document.ts';
import { checkRepairedDocument, withRepairableErrors } from './check-repaired-document.ts';
import { operationsOf, withOperationError, withRandomErrors } from './faulty-documents.ts';
import type { JsonObject } from './schemas.ts';

/** A message about the document created from a seed. */
export interface FuzzFinding {
  readonly seed: number;
  readonly message: string;
}

export interface FuzzResult {
  readonly documents: number;
  /** Number of faulty documents, in addition to `documents`. */
  readonly faultyDocuments: number;
  /** Number of documents with mistakes that are repaired, in addition to `documents`. */
  readonly repairedDocuments: number;
  readonly values: number;
  readonly files: number;
  /** Errors that were reported for valid documents. */
  readonly rejected: readonly FuzzFinding[];
  /** Exceptions, differing verdicts, and compiler errors. */
  readonly failures: readonly FuzzFinding[];
}

export interface FuzzOptions {
  readonly documents: number;
  /** Seed of the first document. Seeds of later documents are consecutive. */
  readonly seed: number;
  /** Number of values for each schema. */
  readonly values: number;
  /** Number of documents that are compiled together. */
  readonly batch: number;
  /** All output is generated for every n-th document; the others have no docs and are not formatted. */
  readonly fullEvery?: number;
  /** Called after each batch with the number of completed documents and the findings of the batch. */
  readonly onBatch?: (done: number, rejected: readonly FuzzFinding[], failures: readonly FuzzFinding[]) => void;
}

/** Errors are injected into every n-th document, and repairable mistakes into the document after it. */
const faultyEvery = 4;

export async function fuzz({
  documents,
  seed: first,
  values,
  batch,
  fullEvery = 1,
  onBatch,
}: FuzzOptions): Promise<FuzzResult> {
  const rejected: FuzzFinding[] = [];
  const failures: FuzzFinding[] = [];
  let [validatedValues, fileCount, faultyDocuments, repairedDocuments] = [0, 0, 0, 0];
  for (let start = 0; start < documents; start += batch) {
    const end = Math.min(start + batch, documents);
    const programs = new Map<string, Program>();
    const [rejectedBefore, failuresBefore] = [rejected.length, failures.length];
    for (let seed = first + start; seed < first + end; seed++) {
      const document = documentFrom(seed);
      const result = await checkDocument(document, seed, values, seed % fullEvery === 0 ? 'all' : 'code');
      rejected.push(...result.errors.map((message) => ({ seed, message })));
      failures.push(...result.failures.map((message) => ({ seed, message })));
      validatedValues += result.values;
      programs.set(String(seed), { files: result.files });
      const repairable = seed % faultyEvery === 2 ? withRepairableErrors(createRandom(~seed), document) : undefined;
      if (repairable) {
        const repaired = await checkRepairedDocument(repairable, seed, values);
        repairedDocuments += 1;
        validatedValues += repaired.values;
        failures.push(...repaired.failures.map((message) => ({ seed, message })));
        programs.set(`${seed}-repaired`, { files: repaired.files });
      }
      if (seed % faultyEvery !== 1) continue;
      for (const [name, faulty] of await checkFaultyVariants(document, seed)) {
        faultyDocuments += 1;
        failures.push(...faulty.failures.map((message) => ({ seed, message })));
        programs.set(name, { files: faulty.files });
      }
    }
    for (const { files } of programs.values()) fileCount += files.size;
    for (const [name, errors] of await compileAll(programs))
      failures.push(
        ...errors.map((message) => ({
          seed: Number.parseInt(name, 10),
          message: `${name.replace(/^\d+-?/, '')} ${message}`.trimStart(),
        })),
      );
    onBatch?.(end, rejected.slice(rejectedBefore), failures.slice(failuresBefore));
  }
  return {
    documents,
    faultyDocuments,
    repairedDocuments,
    values: validatedValues,
    files: fileCount,
    rejected,
    failures,
  };
}

/**
 * Checks the document with an error in one operation, and with errors in any location. A document with the vocabulary
 * is checked only with the latter, because any error invalidates it as a whole.
 */
async function checkFaultyVariants(
  document: JsonObject,
  seed: number,
): Promise<readonly (readonly [string, FaultyDocumentResult])[]> {
  const random = createRandom(~seed);
  const operations = operationsOf(document);
  const inOneOperation = document['x-ashlar'] === undefined ? withOperationError(random, document) : undefined;
  const anywhere = withRandomErrors(random, document);
  return [
    ...(inOneOperation ? [[`${seed}-operation`, await checkFaultyDocument(inOneOperation, operations)] as const] : []),
    [`${seed}-anywhere`, await checkFaultyDocument(anywhere, operations)] as const,
  ];
}
