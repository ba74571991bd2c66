// Builds the reference service where it is missing or older than its source, and starts it.

import { join } from 'node:path';
import { buildService, isBuilt } from './build-service.js';

if (!isBuilt()) {
  process.stderr.write('Building the service…\n');
  await buildService();
}
await import(join(import.meta.dirname, '../dist/service/main.js'));
