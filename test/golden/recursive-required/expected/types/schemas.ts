// Types of schemas.

import type { WithRequired } from './openapi.js';

export type Folder = {
  name?: string;
  /** A folder that has a parent itself. */
  parent?: WithRequired<Folder, 'parent'>;
};
