// Generated; change the document it is made from instead.

import type { SeedFixtures } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
  reportMissing,
  reportRequired,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isObject } from '../runtime/validation/type-checks.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedScopes, problemsOfSeedScopes } from './seed-scopes.ts';

/** Whether a value is a valid SeedFixtures. */
export function isSeedFixtures(value: unknown): value is SeedFixtures {
  if (!isObject(value)) return false;
  const {
    region,
    tag,
    username,
    username_delete: usernameDelete,
    compute,
    compute_without_firewall: computeWithoutFirewall,
    database,
    databases,
    nodebalancer_config: nodebalancerConfig,
    nodebalancer_config_sibling: nodebalancerConfigSibling,
    nodebalancer_delete_config: nodebalancerDeleteConfig,
    domain,
    domain_without_mx: domainWithoutMx,
    stackscript,
    stackscript_public: stackscriptPublic,
    stackscript_public_own: stackscriptPublicOwn,
    stackscript_to_publish: stackscriptToPublish,
    stackscript_delete: stackscriptDelete,
    firewall,
    firewall_other_enabled: firewallOtherEnabled,
    firewall_disabled: firewallDisabled,
    tokens,
    oauth_client: oauthClient,
  } = value;
  if (
    typeof region !== 'string' ||
    typeof tag !== 'string' ||
    typeof username !== 'string' ||
    typeof usernameDelete !== 'string' ||
    !isSeedId(compute) ||
    !isSeedId(computeWithoutFirewall) ||
    !isSeedId(database) ||
    !acceptsDatabases(databases) ||
    !isSeedId(nodebalancerConfig) ||
    !isSeedId(nodebalancerConfigSibling) ||
    !isSeedId(nodebalancerDeleteConfig) ||
    !isSeedId(domain) ||
    !isSeedId(domainWithoutMx) ||
    !isSeedId(stackscript) ||
    !isSeedId(stackscriptPublic) ||
    !isSeedId(stackscriptPublicOwn) ||
    !isSeedId(stackscriptToPublish) ||
    !isSeedId(stackscriptDelete) ||
    !isSeedId(firewall) ||
    !isSeedId(firewallOtherEnabled) ||
    !isSeedId(firewallDisabled) ||
    !acceptsTokens(tokens) ||
    !acceptsOauthClient(oauthClient)
  )
    return false;
  for (const key in value) {
    switch (key) {
      case 'region':
      case 'tag':
      case 'username':
      case 'username_delete':
      case 'compute':
      case 'compute_without_firewall':
      case 'database':
      case 'databases':
      case 'nodebalancer_config':
      case 'nodebalancer_config_sibling':
      case 'nodebalancer_delete_config':
      case 'domain':
      case 'domain_without_mx':
      case 'stackscript':
      case 'stackscript_public':
      case 'stackscript_public_own':
      case 'stackscript_to_publish':
      case 'stackscript_delete':
      case 'firewall':
      case 'firewall_other_enabled':
      case 'firewall_disabled':
      case 'tokens':
      case 'oauth_client':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

function acceptsDatabases(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { provisioning, failed, degraded, delete: delete_ } = value;
  if (!isSeedId(provisioning) || !isSeedId(failed) || !isSeedId(degraded) || !isSeedId(delete_))
    return false;
  for (const key in value) {
    switch (key) {
      case 'provisioning':
      case 'failed':
      case 'degraded':
      case 'delete':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

function acceptsTokens(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    unrestricted,
    restricted,
    restricted_compute_rw: restrictedComputeRw,
    restricted_compute_ro: restrictedComputeRo,
    longview_read_only: longviewReadOnly,
    unrestricted_no_databases_scope: unrestrictedNoDatabasesScope,
    username_delete: usernameDelete,
  } = value;
  if (
    typeof unrestricted !== 'string' ||
    typeof restricted !== 'string' ||
    typeof restrictedComputeRw !== 'string' ||
    typeof restrictedComputeRo !== 'string' ||
    typeof longviewReadOnly !== 'string' ||
    typeof unrestrictedNoDatabasesScope !== 'string' ||
    typeof usernameDelete !== 'string'
  )
    return false;
  for (const key in value) {
    switch (key) {
      case 'unrestricted':
      case 'restricted':
      case 'restricted_compute_rw':
      case 'restricted_compute_ro':
      case 'longview_read_only':
      case 'unrestricted_no_databases_scope':
      case 'username_delete':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

function acceptsOauthClient(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { client_id: clientId, client_secret: clientSecret, username, scopes } = value;
  if (
    typeof clientId !== 'string' ||
    typeof clientSecret !== 'string' ||
    typeof username !== 'string' ||
    !isSeedScopes(scopes)
  )
    return false;
  for (const key in value) {
    switch (key) {
      case 'client_id':
      case 'client_secret':
      case 'username':
      case 'scopes':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedFixtures; nothing for a valid one. */
export function checkSeedFixtures(value: unknown): readonly Problem[] {
  return problemsOfSeedFixtures(value) ?? noProblems;
}

/** SeedFixtures as a Standard Schema. */
export const seedFixturesSchema: StandardSchema<SeedFixtures> =
  /* @__PURE__ */ createStandardSchema(checkSeedFixtures);

export function problemsOfSeedFixtures(value: unknown): Problems {
  const schema = '#/components/schemas/SeedFixtures';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      region,
      tag,
      username,
      username_delete: usernameDelete,
      compute,
      compute_without_firewall: computeWithoutFirewall,
      database,
      databases,
      nodebalancer_config: nodebalancerConfig,
      nodebalancer_config_sibling: nodebalancerConfigSibling,
      nodebalancer_delete_config: nodebalancerDeleteConfig,
      domain,
      domain_without_mx: domainWithoutMx,
      stackscript,
      stackscript_public: stackscriptPublic,
      stackscript_public_own: stackscriptPublicOwn,
      stackscript_to_publish: stackscriptToPublish,
      stackscript_delete: stackscriptDelete,
      firewall,
      firewall_other_enabled: firewallOtherEnabled,
      firewall_disabled: firewallDisabled,
      tokens,
      oauth_client: oauthClient,
    } = value;
    if (typeof region !== 'string')
      problems = reportRequired(problems, 'region', region, schema, 'type', 'must be a string');
    if (typeof tag !== 'string')
      problems = reportRequired(problems, 'tag', tag, schema, 'type', 'must be a string');
    if (typeof username !== 'string')
      problems = reportRequired(problems, 'username', username, schema, 'type', 'must be a string');
    if (typeof usernameDelete !== 'string')
      problems = reportRequired(
        problems,
        'username_delete',
        usernameDelete,
        schema,
        'type',
        'must be a string',
      );
    if (compute === undefined) problems = reportMissing(problems, 'compute', schema);
    else problems = mergeAtProperty(problems, 'compute', problemsOfSeedId(compute));
    if (computeWithoutFirewall === undefined)
      problems = reportMissing(problems, 'compute_without_firewall', schema);
    else
      problems = mergeAtProperty(
        problems,
        'compute_without_firewall',
        problemsOfSeedId(computeWithoutFirewall),
      );
    if (database === undefined) problems = reportMissing(problems, 'database', schema);
    else problems = mergeAtProperty(problems, 'database', problemsOfSeedId(database));
    if (databases === undefined) problems = reportMissing(problems, 'databases', schema);
    else problems = mergeAtProperty(problems, 'databases', problemsOfDatabases(databases));
    if (nodebalancerConfig === undefined)
      problems = reportMissing(problems, 'nodebalancer_config', schema);
    else
      problems = mergeAtProperty(
        problems,
        'nodebalancer_config',
        problemsOfSeedId(nodebalancerConfig),
      );
    if (nodebalancerConfigSibling === undefined)
      problems = reportMissing(problems, 'nodebalancer_config_sibling', schema);
    else
      problems = mergeAtProperty(
        problems,
        'nodebalancer_config_sibling',
        problemsOfSeedId(nodebalancerConfigSibling),
      );
    if (nodebalancerDeleteConfig === undefined)
      problems = reportMissing(problems, 'nodebalancer_delete_config', schema);
    else
      problems = mergeAtProperty(
        problems,
        'nodebalancer_delete_config',
        problemsOfSeedId(nodebalancerDeleteConfig),
      );
    if (domain === undefined) problems = reportMissing(problems, 'domain', schema);
    else problems = mergeAtProperty(problems, 'domain', problemsOfSeedId(domain));
    if (domainWithoutMx === undefined)
      problems = reportMissing(problems, 'domain_without_mx', schema);
    else
      problems = mergeAtProperty(problems, 'domain_without_mx', problemsOfSeedId(domainWithoutMx));
    if (stackscript === undefined) problems = reportMissing(problems, 'stackscript', schema);
    else problems = mergeAtProperty(problems, 'stackscript', problemsOfSeedId(stackscript));
    if (stackscriptPublic === undefined)
      problems = reportMissing(problems, 'stackscript_public', schema);
    else
      problems = mergeAtProperty(
        problems,
        'stackscript_public',
        problemsOfSeedId(stackscriptPublic),
      );
    if (stackscriptPublicOwn === undefined)
      problems = reportMissing(problems, 'stackscript_public_own', schema);
    else
      problems = mergeAtProperty(
        problems,
        'stackscript_public_own',
        problemsOfSeedId(stackscriptPublicOwn),
      );
    if (stackscriptToPublish === undefined)
      problems = reportMissing(problems, 'stackscript_to_publish', schema);
    else
      problems = mergeAtProperty(
        problems,
        'stackscript_to_publish',
        problemsOfSeedId(stackscriptToPublish),
      );
    if (stackscriptDelete === undefined)
      problems = reportMissing(problems, 'stackscript_delete', schema);
    else
      problems = mergeAtProperty(
        problems,
        'stackscript_delete',
        problemsOfSeedId(stackscriptDelete),
      );
    if (firewall === undefined) problems = reportMissing(problems, 'firewall', schema);
    else problems = mergeAtProperty(problems, 'firewall', problemsOfSeedId(firewall));
    if (firewallOtherEnabled === undefined)
      problems = reportMissing(problems, 'firewall_other_enabled', schema);
    else
      problems = mergeAtProperty(
        problems,
        'firewall_other_enabled',
        problemsOfSeedId(firewallOtherEnabled),
      );
    if (firewallDisabled === undefined)
      problems = reportMissing(problems, 'firewall_disabled', schema);
    else
      problems = mergeAtProperty(problems, 'firewall_disabled', problemsOfSeedId(firewallDisabled));
    if (tokens === undefined) problems = reportMissing(problems, 'tokens', schema);
    else problems = mergeAtProperty(problems, 'tokens', problemsOfTokens(tokens));
    if (oauthClient === undefined) problems = reportMissing(problems, 'oauth_client', schema);
    else problems = mergeAtProperty(problems, 'oauth_client', problemsOfOauthClient(oauthClient));
    for (const key in value) {
      switch (key) {
        case 'region':
        case 'tag':
        case 'username':
        case 'username_delete':
        case 'compute':
        case 'compute_without_firewall':
        case 'database':
        case 'databases':
        case 'nodebalancer_config':
        case 'nodebalancer_config_sibling':
        case 'nodebalancer_delete_config':
        case 'domain':
        case 'domain_without_mx':
        case 'stackscript':
        case 'stackscript_public':
        case 'stackscript_public_own':
        case 'stackscript_to_publish':
        case 'stackscript_delete':
        case 'firewall':
        case 'firewall_other_enabled':
        case 'firewall_disabled':
        case 'tokens':
        case 'oauth_client':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedFixtures/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

function problemsOfDatabases(value: unknown): Problems {
  const schema = '#/components/schemas/SeedFixtures/properties/databases';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { provisioning, failed, degraded, delete: delete_ } = value;
    if (provisioning === undefined) problems = reportMissing(problems, 'provisioning', schema);
    else problems = mergeAtProperty(problems, 'provisioning', problemsOfSeedId(provisioning));
    if (failed === undefined) problems = reportMissing(problems, 'failed', schema);
    else problems = mergeAtProperty(problems, 'failed', problemsOfSeedId(failed));
    if (degraded === undefined) problems = reportMissing(problems, 'degraded', schema);
    else problems = mergeAtProperty(problems, 'degraded', problemsOfSeedId(degraded));
    if (delete_ === undefined) problems = reportMissing(problems, 'delete', schema);
    else problems = mergeAtProperty(problems, 'delete', problemsOfSeedId(delete_));
    for (const key in value) {
      switch (key) {
        case 'provisioning':
        case 'failed':
        case 'degraded':
        case 'delete':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedFixtures/properties/databases/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

function problemsOfTokens(value: unknown): Problems {
  const schema = '#/components/schemas/SeedFixtures/properties/tokens';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      unrestricted,
      restricted,
      restricted_compute_rw: restrictedComputeRw,
      restricted_compute_ro: restrictedComputeRo,
      longview_read_only: longviewReadOnly,
      unrestricted_no_databases_scope: unrestrictedNoDatabasesScope,
      username_delete: usernameDelete,
    } = value;
    if (typeof unrestricted !== 'string')
      problems = reportRequired(
        problems,
        'unrestricted',
        unrestricted,
        schema,
        'type',
        'must be a string',
      );
    if (typeof restricted !== 'string')
      problems = reportRequired(
        problems,
        'restricted',
        restricted,
        schema,
        'type',
        'must be a string',
      );
    if (typeof restrictedComputeRw !== 'string')
      problems = reportRequired(
        problems,
        'restricted_compute_rw',
        restrictedComputeRw,
        schema,
        'type',
        'must be a string',
      );
    if (typeof restrictedComputeRo !== 'string')
      problems = reportRequired(
        problems,
        'restricted_compute_ro',
        restrictedComputeRo,
        schema,
        'type',
        'must be a string',
      );
    if (typeof longviewReadOnly !== 'string')
      problems = reportRequired(
        problems,
        'longview_read_only',
        longviewReadOnly,
        schema,
        'type',
        'must be a string',
      );
    if (typeof unrestrictedNoDatabasesScope !== 'string')
      problems = reportRequired(
        problems,
        'unrestricted_no_databases_scope',
        unrestrictedNoDatabasesScope,
        schema,
        'type',
        'must be a string',
      );
    if (typeof usernameDelete !== 'string')
      problems = reportRequired(
        problems,
        'username_delete',
        usernameDelete,
        schema,
        'type',
        'must be a string',
      );
    for (const key in value) {
      switch (key) {
        case 'unrestricted':
        case 'restricted':
        case 'restricted_compute_rw':
        case 'restricted_compute_ro':
        case 'longview_read_only':
        case 'unrestricted_no_databases_scope':
        case 'username_delete':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedFixtures/properties/tokens/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}

function problemsOfOauthClient(value: unknown): Problems {
  const schema = '#/components/schemas/SeedFixtures/properties/oauth_client';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { client_id: clientId, client_secret: clientSecret, username, scopes } = value;
    if (typeof clientId !== 'string')
      problems = reportRequired(
        problems,
        'client_id',
        clientId,
        schema,
        'type',
        'must be a string',
      );
    if (typeof clientSecret !== 'string')
      problems = reportRequired(
        problems,
        'client_secret',
        clientSecret,
        schema,
        'type',
        'must be a string',
      );
    if (typeof username !== 'string')
      problems = reportRequired(problems, 'username', username, schema, 'type', 'must be a string');
    if (scopes === undefined) problems = reportMissing(problems, 'scopes', schema);
    else problems = mergeAtProperty(problems, 'scopes', problemsOfSeedScopes(scopes));
    for (const key in value) {
      switch (key) {
        case 'client_id':
        case 'client_secret':
        case 'username':
        case 'scopes':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema:
                '#/components/schemas/SeedFixtures/properties/oauth_client/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
