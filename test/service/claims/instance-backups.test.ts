// Are the claims about backups of compute instances true?

import { claims } from './instance-backups.ts';
import { prove } from './prove.ts';

prove(claims);
