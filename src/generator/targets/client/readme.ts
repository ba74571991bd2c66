// The README of the client: how a call is made, in code that runs.

import { code, codeBlock, text } from '../../emit/code/markdown.ts';
import { string } from '../../emit/code/string.ts';
import type { Area, Operation } from '../../model/declarations/api.ts';
import { makers } from './index-module.ts';
import type { ClientMaking } from './making.ts';
import { ownServer } from './servers.ts';
import type { ClientReadmeView } from './templates.ts';

export function readmeView(name: string, making: ClientMaking): ClientReadmeView {
  const { info } = making.api;
  const needless = making.api.operations.find(isNeedless);
  const area = making.api.areas.find(({ id }) => id === needless?.area);
  return {
    package: code(name),
    title: text(info.title),
    version: code(info.version),
    install: codeBlock(`npm install ${name}`, 'sh'),
    grouped: codeBlock(grouped(name, needless, area, making), 'ts'),
    bare: codeBlock(bare(name, needless, making), 'ts'),
  };
}

/** A call that needs nothing of its caller, and answers something. */
function isNeedless({ method, name, parameters, responses }: Operation): boolean {
  const succeeds = responses.some(({ status, contents }) => status.startsWith('2') && contents.length > 0);
  return method === 'get' && succeeds && !makers.has(name.value) && !parameters.some((parameter) => parameter.required || parameter.in === 'path');
}

function optionsOf({ api }: ClientMaking): string {
  return ownServer(api) === undefined ? "{ baseUrl: 'https://api.example.com', token: 'my-token' }" : "{ token: 'my-token' }";
}

function grouped(name: string, operation: Operation | undefined, area: Area | undefined, making: ClientMaking): string {
  const start = [`import { createClient } from ${string(name)};`, '', `const client = createClient(${optionsOf(making)});`];
  if (!operation || !area) return start.join('\n');
  return [...start, `const result = await client.${area.name.value}.${operation.name.value}();`, ...use].join('\n');
}

function bare(name: string, operation: Operation | undefined, making: ClientMaking): string {
  const names = ['createBareClient', ...(operation ? [operation.name.value] : [])].join(', ');
  const start = [`import { ${names} } from ${string(name)};`, '', `const client = createBareClient(${optionsOf(making)});`];
  return [...start, ...(operation ? [`const result = await ${operation.name.value}(client);`, ...use] : [])].join('\n');
}

const use = ["", "if (result.ok) console.log(result.data);", "else console.error(result.response.status, result.error);"];
