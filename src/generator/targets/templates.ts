// View types by template name; a test type-checks every template against its view.

import type { ClientTemplates } from './client/templates.ts';
import type { DocsTemplates } from './docs/templates.ts';
import type { ServerTemplates } from './server/templates.ts';
import type { SpecTemplates } from './spec/templates.ts';
import type { TypesTemplates } from './types/templates.ts';
import type { ValidatorTemplates } from './validators/templates.ts';

/** Views by template name: the path below `templates/` without `.hbs`. The first segment is the target. */
export interface Templates
  extends SpecTemplates, TypesTemplates, DocsTemplates, ValidatorTemplates, ClientTemplates, ServerTemplates {}
