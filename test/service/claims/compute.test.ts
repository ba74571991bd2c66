// Are the claims about compute instances true?

import { claims } from './compute.ts';
import { prove } from './prove.ts';

prove(claims);
