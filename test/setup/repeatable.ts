// Fixed seeds and 50 runs for each property in the gate; random seeds and the default number of runs in the full tier.

import fc from 'fast-check';
import { isFull } from '../tier.ts';

if (!isFull) fc.configureGlobal({ seed: 20_261_121, numRuns: 50 });
