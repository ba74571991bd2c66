// Real documents for the full tier, from the directory in CORPUS or from shared/corpus next to the checkout.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const directory = process.env['CORPUS'] ?? join(import.meta.dirname, '../../shared/corpus');
const documents = existsSync(directory)
  ? readdirSync(directory)
      .filter((name) => /\.(?:json|ya?ml)$/.test(name))
      .map((name) => join(directory, name))
  : [];

/** Whether there are no documents, so that tests that need them are skipped. */
export const hasNoRealDocuments = documents.length === 0;

/** The paths of the documents, or a title for skipped tests if there are none. */
export const realDocuments: readonly string[] = hasNoRealDocuments
  ? ['no real documents; set CORPUS to their directory']
  : documents;
