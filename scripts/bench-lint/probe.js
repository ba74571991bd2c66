// Preloaded into a measured command: writes its CPU time and peak memory to the file in `PROBE`, as JSON.

import { writeFileSync } from 'node:fs';
import process from 'node:process';

const { PROBE } = process.env;
if (PROBE) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(PROBE, JSON.stringify({ cpuTime: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 }));
  });
}
