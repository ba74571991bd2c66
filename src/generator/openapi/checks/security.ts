// Security checks: unknown security schemes and scopes.

import type { Document, Operation, SecurityScheme } from '../types.ts';
import { reportAt, type ReadContext } from '../read-context.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { MapNode, Node } from '../../source/node.ts';

/** Reports unknown security schemes and scopes in the `security` of the document and of each operation. */
export function checkSecurity(
  document: Document,
  operations: readonly Omit<Operation, 'method'>[],
  context: ReadContext,
): void {
  const { securitySchemes } = document.components;
  const declaredNames = declaredSchemeNames(document.node);
  for (const { node } of [document, ...operations]) {
    const security = node.entries.get('security')?.value;
    const alternatives = security?.kind === 'list' ? security.items : [];
    for (const alternative of alternatives) {
      if (alternative.kind !== 'map') continue;
      for (const entry of alternative.entries.values()) {
        const scheme = securitySchemes.get(entry.key);
        if (scheme) checkScopes(scheme, entry.value, context);
        else if (!declaredNames.has(entry.key)) {
          const help = didYouMean(entry.key, declaredNames);
          reportAt(
            context,
            'document/unknown-security-scheme',
            entry,
            `unknown security scheme \`${entry.key}\``,
            help === undefined ? {} : { help },
          );
        }
      }
    }
  }
}

function checkScopes(securityScheme: SecurityScheme, scopes: Node, context: ReadContext): void {
  const { scheme } = securityScheme;
  if (scopes.kind !== 'list' || scheme.type === 'openIdConnect') return;
  if (scheme.type !== 'oauth2') {
    const first = scopes.items[0];
    if (first && context.version === '3.0')
      reportAt(
        context,
        'document/redundant-scope',
        first,
        `scopes of \`${securityScheme.name}\` have no effect: \`${scheme.type}\` schemes have no scopes`,
      );
    return;
  }
  const knownScopes = new Set(scheme.flows.flatMap((flow) => [...flow.scopes.keys()]));
  for (const scope of scopes.items) {
    if (scope.kind !== 'scalar' || knownScopes.has(String(scope.value))) continue;
    const help = didYouMean(String(scope.value), knownScopes);
    reportAt(
      context,
      'document/unknown-scope',
      scope,
      `unknown scope \`${String(scope.value)}\`: no flow of \`${securityScheme.name}\` defines it`,
      help === undefined ? {} : { help },
    );
  }
}

// Includes invalid schemes, which are reported where they are defined.
function declaredSchemeNames(root: MapNode): ReadonlySet<string> {
  const components = root.entries.get('components')?.value;
  const schemes = components?.kind === 'map' ? components.entries.get('securitySchemes')?.value : undefined;
  return new Set(schemes?.kind === 'map' ? schemes.entries.keys() : []);
}
