// All guides, in display order.

import type { GuideMaker } from '../guide.ts';
import { authentication } from './authentication.ts';
import { changes } from './changes.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { filtering } from './filtering.ts';
import { limits } from './rate-limits.ts';
import { open } from './unspecified-behavior.ts';
import { pagination } from './pagination.ts';
import { requests } from './requests.ts';
import { resources } from './resources.ts';
import { states } from './states.ts';
import { versions } from './versions.ts';

export const guideMakers: readonly GuideMaker[] = [
  authentication,
  requests,
  resources,
  pagination,
  filtering,
  errors,
  limits,
  states,
  events,
  open,
  versions,
  changes,
];
