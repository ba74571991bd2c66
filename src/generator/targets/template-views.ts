// View types by template name; a test type-checks every template against its view.

import type { ClientTemplates } from './client/template-views.ts';
import type { DocsTemplates } from './docs/template-views.ts';
import type { MocksTemplates } from './mocks/template-views.ts';
import type { QueryTemplates } from './query/template-views.ts';
import type { ServerTemplates } from './server/template-views.ts';
import type { SpecTemplates } from './spec/template-views.ts';
import type { TypesTemplates } from './types/template-views.ts';
import type { ValidatorTemplates } from './validators/template-views.ts';

/** Views by template name: the path below `templates/` without `.hbs`. The first segment is the target. */
export interface Templates
  extends
    SpecTemplates,
    TypesTemplates,
    DocsTemplates,
    ValidatorTemplates,
    ClientTemplates,
    QueryTemplates,
    MocksTemplates,
    ServerTemplates {}
