// Proves the claims about managed settings of instances.

import { claims } from './managed-settings.ts';
import { prove } from './prove.ts';

prove(claims);
