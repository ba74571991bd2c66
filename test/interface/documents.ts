// The two documents that the claims judge: the source, and the canonical document made from it.

import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The document as it is written by hand. */
export const source = `${root}spec/openapi.yaml`;

/** The document as it is printed from the model. */
export const canonical = `${root}generated/spec/openapi.json`;
