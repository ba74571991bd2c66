// All guides, in display order.

import type { GuideBuilder } from '../guide.ts';
import { authenticationGuide } from './authentication.ts';
import { changelogGuide } from './changelog.ts';
import { errorsGuide } from './errors.ts';
import { eventsGuide } from './events.ts';
import { filteringGuide } from './filtering.ts';
import { limitsGuide } from './limits.ts';
import { unspecifiedGuide } from './unspecified-behavior.ts';
import { paginationGuide } from './pagination.ts';
import { requestsGuide } from './request-processing.ts';
import { resourcesGuide } from './resources.ts';
import { statesGuide } from './states.ts';
import { versionsGuide } from './versions.ts';

export const guideBuilders: readonly GuideBuilder[] = [
  authenticationGuide,
  requestsGuide,
  resourcesGuide,
  paginationGuide,
  filteringGuide,
  errorsGuide,
  limitsGuide,
  statesGuide,
  eventsGuide,
  unspecifiedGuide,
  versionsGuide,
  changelogGuide,
];
