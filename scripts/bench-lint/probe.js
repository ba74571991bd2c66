// Loaded before a command that is measured: says at its end what it took, as JSON in the file that PROBE names.

import { writeFileSync } from 'node:fs';
import process from 'node:process';

const { PROBE } = process.env;
if (PROBE) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(PROBE, JSON.stringify({ processor: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 }));
  });
}
