// Proves the claims about security questions.

import { claims } from './security-questions.ts';
import { prove } from './prove.ts';

prove(claims);
