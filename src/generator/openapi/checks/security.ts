// Check of the security schemes and scopes that security requirements name.

import type { Document, Operation, SecurityScheme } from '../types.ts';
import { say, slip, type Reading } from '../read-context.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { MapNode, Node } from '../../source/node.ts';

/** Reports unknown security schemes and scopes in the document's and each operation's `security`. */
export function checkSecurity(
  document: Document,
  operations: readonly Omit<Operation, 'method'>[],
  reading: Reading,
): void {
  const { securitySchemes } = document.components;
  const declared = declaredNames(document.node);
  for (const { node } of [document, ...operations]) {
    const security = node.entries.get('security')?.value;
    const alternatives = security?.kind === 'list' ? security.items : [];
    for (const alternative of alternatives) {
      if (alternative.kind !== 'map') continue;
      for (const entry of alternative.entries.values()) {
        const scheme = securitySchemes.get(entry.key);
        if (scheme) checkScopes(scheme, entry.value, reading);
        else if (!declared.has(entry.key)) {
          const help = didYouMean(entry.key, declared);
          say(
            reading,
            'document/unknown-security-scheme',
            entry,
            `no security scheme is called "${entry.key}"`,
            help === undefined ? {} : { help },
          );
        }
      }
    }
  }
}

function checkScopes(named: SecurityScheme, scopes: Node, reading: Reading): void {
  const { scheme } = named;
  if (scopes.kind !== 'list' || scheme.type === 'openIdConnect') return;
  if (scheme.type !== 'oauth2') {
    const first = scopes.items[0];
    if (first && reading.version === '3.0')
      slip(reading, 'document/needless-scope', first, `"${named.name}" is of type ${scheme.type} and has no scopes`);
    return;
  }
  const offered = new Set(scheme.flows.flatMap((flow) => [...flow.scopes.keys()]));
  for (const scope of scopes.items) {
    if (scope.kind !== 'scalar' || offered.has(String(scope.value))) continue;
    const help = didYouMean(String(scope.value), offered);
    slip(
      reading,
      'document/unknown-scope',
      scope,
      `no flow of "${named.name}" offers the scope "${String(scope.value)}"`,
      help === undefined ? {} : { help },
    );
  }
}

// Includes invalid schemes, which are reported where they are defined.
function declaredNames(root: MapNode): ReadonlySet<string> {
  const components = root.entries.get('components')?.value;
  const schemes = components?.kind === 'map' ? components.entries.get('securitySchemes')?.value : undefined;
  return new Set(schemes?.kind === 'map' ? schemes.entries.keys() : []);
}
