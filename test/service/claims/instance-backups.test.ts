// Proves the claims about backups of compute instances.

import { claims } from './instance-backups.ts';
import { prove } from './prove.ts';

prove(claims);
