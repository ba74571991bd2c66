// Configuration of fast-check: a fixed seed and 50 runs in the gate, random seeds in the full tier.

import fc from 'fast-check';
import { isFull } from '../tier.ts';

if (!isFull) fc.configureGlobal({ seed: 20_261_121, numRuns: 50 });
