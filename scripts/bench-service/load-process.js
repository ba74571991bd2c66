// Runs autocannon with options from stdin, and writes its result to stdout.

import process from 'node:process';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** The main module of autocannon, and its options. */
const { program, options } = JSON.parse(await text(process.stdin));
const { default: autocannon } = await import(pathToFileURL(program).href);
process.stdout.write(JSON.stringify(await autocannon(options)));
