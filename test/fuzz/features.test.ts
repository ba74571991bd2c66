// Whether the fuzz builds what it says that it does: each feature of the specification stands in enough of its documents.

import { expect, it } from 'vitest';
import { documentFrom } from './document.ts';
import { filesOf } from './files.ts';

const documents = 400;
const seeds = Array.from({ length: documents }, (_, at) => at + 1);
const texts = seeds.map((seed) => JSON.stringify(documentFrom(seed)));

/** How a feature is written, by its name. */
const features: Readonly<Record<string, RegExp>> = {
  'Swagger 2.0': /"swagger":"2\.0"/,
  'OpenAPI 3.0': /"openapi":"3\.0\.\d"/,
  'OpenAPI 3.1': /"openapi":"3\.1\.\d"/,
  'OpenAPI 3.2': /"openapi":"3\.2\.0"/,
  'its owner’s words': /"x-ashlar"/,
  'parameters of a path item': /\{"parameters":\[\{"name":"\w+","in":"path"/,
  'a parameter that an operation says anew': /^.*\{"parameters":\[\{"name":"(\w+)","in":"path"[^\n]*"name":"\1","in":"path"/,
  'a parameter of content': /"in":"(?:query|header|cookie)"[^{}]*"content":/,
  'a parameter’s examples': /"in":"\w+"[^\]]*"examples":\{"one"/,
  'null left over in 3.1': /"openapi":"3\.1.*"nullable":true/,
  'a list of types with null': /"type":\["object","null"\]/,
  'boolean schemas': /"schema":(?:true|false)/,
  'an enum of mixed types': /"enum":\[1,"a",null\]/,
  'an enum with null': /"enum":\["a","b",null\]/,
  'an open enum': /"enum":\["small","large"\]\},\{"type":"string"\}/,
  'values that are described one by one': /"oneOf":\[\{"title":/,
  'a reference or null': /"(?:anyOf|oneOf)":\[\{"\$ref":"[^"]*"\},\{"type":"null"\}\]/,
  'allOf with siblings': /"allOf":\[[^\]]*\],"(?:properties|required|type)"/,
  'one of two members': /\{"required":\["id"\]\},\{"required":\["name"\]\}/,
  'a closed tuple': /"prefixItems":\[[^\]]*\],"items":false/,
  'a discriminator of a union': /"(?:oneOf|anyOf)":\[[^\]]*\],"discriminator"/,
  'a discriminator of a parent': /"relatives":.*"discriminator"/,
  'a discriminator without mapping': /"discriminator":\{"propertyName":"[^"]*"\}/,
  'a discriminator with mapping': /"discriminator":\{"propertyName":"[^"]*","mapping"/,
  'members beside others': /"properties":\{[^\n]*"additionalProperties":\{/,
  'int64': /"format":"int64","m(?:in|ax)imum"/,
  'bytes in text': /"contentEncoding":"base64/,
  'a schema of a text': /"contentSchema"/,
  'a wildcard media type': /"\*\/\*":/,
  'several media types': /"content":\{"[^"]*":\{"schema":\{[^{}]*\}\},"/,
  'a range of statuses': /"4XX":/,
  'a default response': /"responses":\{[^\n]*"default":\{/,
  'a header of content': /"headers":\{[^\n]*"content":/,
  'a header that is an object': /"headers":\{[^\n]*"n":\{"type":"integer"\}/,
  'headers of a part': /"X-Part"/,
  'a deep object of a form': /"style":"deepObject","explode":true\},"name"/,
  callbacks: /"callbacks":/,
  'several methods of a callback': /"callbacks":\{[^\n]*\},"(?:post|put|get)":\{"responses"/,
  webhooks: /"webhooks":/,
  links: /"links":\{/,
  'variables of a server': /"variables":/,
  'security alternatives': /"security":\[\{[^\]]*\},\{/,
  'scopes that are asked for': /"oauth":\["/,
  'flows of OAuth': /"implicit":/,
  'server-sent events': /"text\/event-stream"/,
  'a schema of items': /"itemSchema"/,
  'a whole query': /"in":"querystring"/,
  'a reference inside a schema': /"\$ref":"#\/components\/schemas\/[^"/]+\/(?:properties|items|allOf|anyOf|oneOf|additionalProperties)/,
  'a reference to a definition': /"\$ref":"#\/components\/schemas\/[^"/]+\/\$defs/,
  'a reference to an anchor': /"\$ref":"#anchored"/,
  'a reference decided late': /"\$dynamicRef"/,
  'a reference to a parameter': /"\$ref":"#\/components\/parameters/,
  'a reference to a header': /"\$ref":"#\/components\/headers/,
  'a reference to a response': /"\$ref":"#\/components\/responses/,
  'a reference to a request body': /"\$ref":"#\/components\/requestBodies/,
  'a reference to an example': /"\$ref":"#\/components\/examples/,
  'a reference to a link': /"\$ref":"#\/components\/links/,
  'a reference to a callback': /"\$ref":"#\/components\/callbacks/,
  'a reference to a path item': /"\$ref":"#\/components\/pathItems/,
  'a reference to a media type': /"\$ref":"#\/components\/mediaTypes/,
  'a path parameter that nobody describes': /\{(from|petId|ext|名前)\}[^"]*":\{(?!.*"name":"\1")/,
  'a path parameter that the path has not': /"name":"unused","in":"path"/,
  'an operation id that two have': /"operationId":"([^"]+)".*"operationId":"\1"/,
  'a pattern that is none in Unicode': /\[\\\\w-\.@\]/,
  'a keyword that nobody knows': /"unknownKeyword"/,
};

it.each(Object.entries(features))('%s', (_, written) => {
  expect(texts.filter((text) => written.test(text)).length).toBeGreaterThanOrEqual(3);
});

it('is written in JSON and YAML, in one file and in two', () => {
  const files = seeds.map((seed, at) => filesOf(JSON.parse(texts[at] ?? '') as Record<string, unknown>, seed));
  const having = (path: string): number => files.filter((each) => each.has(path)).length;
  expect(having('document.json')).toBeGreaterThan(having('document.yaml'));
  for (const path of ['document.yaml', 'paths/all.json', 'paths/all.yml']) expect(having(path)).toBeGreaterThanOrEqual(10);
});
