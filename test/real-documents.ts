// Which real documents the full tests look at: those of the folder that CORPUS names, or of shared/corpus beside the checkout.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const folder = process.env['CORPUS'] ?? join(import.meta.dirname, '../../shared/corpus');
const found = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => /\.(?:json|ya?ml)$/.test(name))
      .map((name) => join(folder, name))
  : [];

/** Whether there are none, so that what asks for them is skipped. */
export const noDocuments = found.length === 0;

/** Their paths; where there are none, what is skipped is called so. */
export const realDocuments: readonly string[] = noDocuments ? ['no document (CORPUS names their folder)'] : found;
