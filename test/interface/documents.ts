// Paths of the two documents under test: the source document and the canonical document generated from it.

import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The handwritten document. */
export const sourceDocument = `${root}spec/openapi.yaml`;

/** The document generated from the model. */
export const canonicalDocument = `${root}generated/spec/openapi.json`;
