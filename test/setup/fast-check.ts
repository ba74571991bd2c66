// Configuration of fast-check: a fixed seed and 50 runs in the gate, and the seed of the test run in the full tier.

import fc from 'fast-check';
import { isFull, randomSeed } from '../tier.ts';

fc.configureGlobal(isFull ? { seed: randomSeed } : { seed: 20_261_121, numRuns: 50 });
