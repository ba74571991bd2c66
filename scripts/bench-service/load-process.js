// Runs autocannon with options from stdin, and writes its result to stdout.

import process from 'node:process';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** The main module of autocannon, its options, and the requests of each connection. */
const { program, options, requestsByConnection } = JSON.parse(await text(process.stdin));
const { default: autocannon } = await import(pathToFileURL(program).href);
let connection = 0;
const setupClient = (client) => client.setRequests(requestsByConnection[connection++]);
process.stdout.write(JSON.stringify(await autocannon({ ...options, setupClient })));
