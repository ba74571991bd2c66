// Generated; change the document it is made from instead.

import type { SeedFixtures } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
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
  if (typeof region !== 'string') return false;
  if (typeof tag !== 'string') return false;
  if (typeof username !== 'string') return false;
  if (typeof usernameDelete !== 'string') return false;
  if (!isSeedId(compute)) return false;
  if (!isSeedId(computeWithoutFirewall)) return false;
  if (!isSeedId(database)) return false;
  if (!acceptsDatabases(databases)) return false;
  if (!isSeedId(nodebalancerConfig)) return false;
  if (!isSeedId(nodebalancerConfigSibling)) return false;
  if (!isSeedId(nodebalancerDeleteConfig)) return false;
  if (!isSeedId(domain)) return false;
  if (!isSeedId(domainWithoutMx)) return false;
  if (!isSeedId(stackscript)) return false;
  if (!isSeedId(stackscriptPublic)) return false;
  if (!isSeedId(stackscriptPublicOwn)) return false;
  if (!isSeedId(stackscriptToPublish)) return false;
  if (!isSeedId(stackscriptDelete)) return false;
  if (!isSeedId(firewall)) return false;
  if (!isSeedId(firewallOtherEnabled)) return false;
  if (!isSeedId(firewallDisabled)) return false;
  if (!acceptsTokens(tokens)) return false;
  if (!acceptsOauthClient(oauthClient)) return false;
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
  if (!isSeedId(provisioning)) return false;
  if (!isSeedId(failed)) return false;
  if (!isSeedId(degraded)) return false;
  if (!isSeedId(delete_)) return false;
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
  if (typeof unrestricted !== 'string') return false;
  if (typeof restricted !== 'string') return false;
  if (typeof restrictedComputeRw !== 'string') return false;
  if (typeof restrictedComputeRo !== 'string') return false;
  if (typeof longviewReadOnly !== 'string') return false;
  if (typeof unrestrictedNoDatabasesScope !== 'string') return false;
  if (typeof usernameDelete !== 'string') return false;
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
  if (typeof clientId !== 'string') return false;
  if (typeof clientSecret !== 'string') return false;
  if (typeof username !== 'string') return false;
  if (!isSeedScopes(scopes)) return false;
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedFixtures/type',
      message: 'must be an object',
    });
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
    if (region === undefined)
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else if (typeof region !== 'string')
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'type',
        schema: '#/components/schemas/SeedFixtures/properties/region/type',
        message: 'must be a string',
      });
    if (tag === undefined)
      problems = addProblem(problems, {
        pointer: '/tag',
        field: 'tag',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else if (typeof tag !== 'string')
      problems = addProblem(problems, {
        pointer: '/tag',
        field: 'tag',
        keyword: 'type',
        schema: '#/components/schemas/SeedFixtures/properties/tag/type',
        message: 'must be a string',
      });
    if (username === undefined)
      problems = addProblem(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else if (typeof username !== 'string')
      problems = addProblem(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'type',
        schema: '#/components/schemas/SeedFixtures/properties/username/type',
        message: 'must be a string',
      });
    if (usernameDelete === undefined)
      problems = addProblem(problems, {
        pointer: '/username_delete',
        field: 'username_delete',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else if (typeof usernameDelete !== 'string')
      problems = addProblem(problems, {
        pointer: '/username_delete',
        field: 'username_delete',
        keyword: 'type',
        schema: '#/components/schemas/SeedFixtures/properties/username_delete/type',
        message: 'must be a string',
      });
    if (compute === undefined)
      problems = addProblem(problems, {
        pointer: '/compute',
        field: 'compute',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'compute', problemsOfSeedId(compute));
    if (computeWithoutFirewall === undefined)
      problems = addProblem(problems, {
        pointer: '/compute_without_firewall',
        field: 'compute_without_firewall',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'compute_without_firewall',
        problemsOfSeedId(computeWithoutFirewall),
      );
    if (database === undefined)
      problems = addProblem(problems, {
        pointer: '/database',
        field: 'database',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'database', problemsOfSeedId(database));
    if (databases === undefined)
      problems = addProblem(problems, {
        pointer: '/databases',
        field: 'databases',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'databases', problemsOfDatabases(databases));
    if (nodebalancerConfig === undefined)
      problems = addProblem(problems, {
        pointer: '/nodebalancer_config',
        field: 'nodebalancer_config',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'nodebalancer_config',
        problemsOfSeedId(nodebalancerConfig),
      );
    if (nodebalancerConfigSibling === undefined)
      problems = addProblem(problems, {
        pointer: '/nodebalancer_config_sibling',
        field: 'nodebalancer_config_sibling',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'nodebalancer_config_sibling',
        problemsOfSeedId(nodebalancerConfigSibling),
      );
    if (nodebalancerDeleteConfig === undefined)
      problems = addProblem(problems, {
        pointer: '/nodebalancer_delete_config',
        field: 'nodebalancer_delete_config',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'nodebalancer_delete_config',
        problemsOfSeedId(nodebalancerDeleteConfig),
      );
    if (domain === undefined)
      problems = addProblem(problems, {
        pointer: '/domain',
        field: 'domain',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'domain', problemsOfSeedId(domain));
    if (domainWithoutMx === undefined)
      problems = addProblem(problems, {
        pointer: '/domain_without_mx',
        field: 'domain_without_mx',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(problems, 'domain_without_mx', problemsOfSeedId(domainWithoutMx));
    if (stackscript === undefined)
      problems = addProblem(problems, {
        pointer: '/stackscript',
        field: 'stackscript',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'stackscript', problemsOfSeedId(stackscript));
    if (stackscriptPublic === undefined)
      problems = addProblem(problems, {
        pointer: '/stackscript_public',
        field: 'stackscript_public',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'stackscript_public',
        problemsOfSeedId(stackscriptPublic),
      );
    if (stackscriptPublicOwn === undefined)
      problems = addProblem(problems, {
        pointer: '/stackscript_public_own',
        field: 'stackscript_public_own',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'stackscript_public_own',
        problemsOfSeedId(stackscriptPublicOwn),
      );
    if (stackscriptToPublish === undefined)
      problems = addProblem(problems, {
        pointer: '/stackscript_to_publish',
        field: 'stackscript_to_publish',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'stackscript_to_publish',
        problemsOfSeedId(stackscriptToPublish),
      );
    if (stackscriptDelete === undefined)
      problems = addProblem(problems, {
        pointer: '/stackscript_delete',
        field: 'stackscript_delete',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'stackscript_delete',
        problemsOfSeedId(stackscriptDelete),
      );
    if (firewall === undefined)
      problems = addProblem(problems, {
        pointer: '/firewall',
        field: 'firewall',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'firewall', problemsOfSeedId(firewall));
    if (firewallOtherEnabled === undefined)
      problems = addProblem(problems, {
        pointer: '/firewall_other_enabled',
        field: 'firewall_other_enabled',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'firewall_other_enabled',
        problemsOfSeedId(firewallOtherEnabled),
      );
    if (firewallDisabled === undefined)
      problems = addProblem(problems, {
        pointer: '/firewall_disabled',
        field: 'firewall_disabled',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(problems, 'firewall_disabled', problemsOfSeedId(firewallDisabled));
    if (tokens === undefined)
      problems = addProblem(problems, {
        pointer: '/tokens',
        field: 'tokens',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'tokens', problemsOfTokens(tokens));
    if (oauthClient === undefined)
      problems = addProblem(problems, {
        pointer: '/oauth_client',
        field: 'oauth_client',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/required',
        message: 'is required',
      });
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedFixtures/properties/databases/type',
      message: 'must be an object',
    });
  else {
    const { provisioning, failed, degraded, delete: delete_ } = value;
    if (provisioning === undefined)
      problems = addProblem(problems, {
        pointer: '/provisioning',
        field: 'provisioning',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/databases/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'provisioning', problemsOfSeedId(provisioning));
    if (failed === undefined)
      problems = addProblem(problems, {
        pointer: '/failed',
        field: 'failed',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/databases/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'failed', problemsOfSeedId(failed));
    if (degraded === undefined)
      problems = addProblem(problems, {
        pointer: '/degraded',
        field: 'degraded',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/databases/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'degraded', problemsOfSeedId(degraded));
    if (delete_ === undefined)
      problems = addProblem(problems, {
        pointer: '/delete',
        field: 'delete',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/databases/required',
        message: 'is required',
      });
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedFixtures/properties/tokens/type',
      message: 'must be an object',
    });
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
    if (unrestricted === undefined)
      problems = addProblem(problems, {
        pointer: '/unrestricted',
        field: 'unrestricted',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/tokens/required',
        message: 'is required',
      });
    else if (typeof unrestricted !== 'string')
      problems = addProblem(problems, {
        pointer: '/unrestricted',
        field: 'unrestricted',
        keyword: 'type',
        schema: '#/components/schemas/SeedFixtures/properties/tokens/properties/unrestricted/type',
        message: 'must be a string',
      });
    if (restricted === undefined)
      problems = addProblem(problems, {
        pointer: '/restricted',
        field: 'restricted',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/tokens/required',
        message: 'is required',
      });
    else if (typeof restricted !== 'string')
      problems = addProblem(problems, {
        pointer: '/restricted',
        field: 'restricted',
        keyword: 'type',
        schema: '#/components/schemas/SeedFixtures/properties/tokens/properties/restricted/type',
        message: 'must be a string',
      });
    if (restrictedComputeRw === undefined)
      problems = addProblem(problems, {
        pointer: '/restricted_compute_rw',
        field: 'restricted_compute_rw',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/tokens/required',
        message: 'is required',
      });
    else if (typeof restrictedComputeRw !== 'string')
      problems = addProblem(problems, {
        pointer: '/restricted_compute_rw',
        field: 'restricted_compute_rw',
        keyword: 'type',
        schema:
          '#/components/schemas/SeedFixtures/properties/tokens/properties/restricted_compute_rw/type',
        message: 'must be a string',
      });
    if (restrictedComputeRo === undefined)
      problems = addProblem(problems, {
        pointer: '/restricted_compute_ro',
        field: 'restricted_compute_ro',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/tokens/required',
        message: 'is required',
      });
    else if (typeof restrictedComputeRo !== 'string')
      problems = addProblem(problems, {
        pointer: '/restricted_compute_ro',
        field: 'restricted_compute_ro',
        keyword: 'type',
        schema:
          '#/components/schemas/SeedFixtures/properties/tokens/properties/restricted_compute_ro/type',
        message: 'must be a string',
      });
    if (longviewReadOnly === undefined)
      problems = addProblem(problems, {
        pointer: '/longview_read_only',
        field: 'longview_read_only',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/tokens/required',
        message: 'is required',
      });
    else if (typeof longviewReadOnly !== 'string')
      problems = addProblem(problems, {
        pointer: '/longview_read_only',
        field: 'longview_read_only',
        keyword: 'type',
        schema:
          '#/components/schemas/SeedFixtures/properties/tokens/properties/longview_read_only/type',
        message: 'must be a string',
      });
    if (unrestrictedNoDatabasesScope === undefined)
      problems = addProblem(problems, {
        pointer: '/unrestricted_no_databases_scope',
        field: 'unrestricted_no_databases_scope',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/tokens/required',
        message: 'is required',
      });
    else if (typeof unrestrictedNoDatabasesScope !== 'string')
      problems = addProblem(problems, {
        pointer: '/unrestricted_no_databases_scope',
        field: 'unrestricted_no_databases_scope',
        keyword: 'type',
        schema:
          '#/components/schemas/SeedFixtures/properties/tokens/properties/unrestricted_no_databases_scope/type',
        message: 'must be a string',
      });
    if (usernameDelete === undefined)
      problems = addProblem(problems, {
        pointer: '/username_delete',
        field: 'username_delete',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/tokens/required',
        message: 'is required',
      });
    else if (typeof usernameDelete !== 'string')
      problems = addProblem(problems, {
        pointer: '/username_delete',
        field: 'username_delete',
        keyword: 'type',
        schema:
          '#/components/schemas/SeedFixtures/properties/tokens/properties/username_delete/type',
        message: 'must be a string',
      });
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedFixtures/properties/oauth_client/type',
      message: 'must be an object',
    });
  else {
    const { client_id: clientId, client_secret: clientSecret, username, scopes } = value;
    if (clientId === undefined)
      problems = addProblem(problems, {
        pointer: '/client_id',
        field: 'client_id',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/oauth_client/required',
        message: 'is required',
      });
    else if (typeof clientId !== 'string')
      problems = addProblem(problems, {
        pointer: '/client_id',
        field: 'client_id',
        keyword: 'type',
        schema:
          '#/components/schemas/SeedFixtures/properties/oauth_client/properties/client_id/type',
        message: 'must be a string',
      });
    if (clientSecret === undefined)
      problems = addProblem(problems, {
        pointer: '/client_secret',
        field: 'client_secret',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/oauth_client/required',
        message: 'is required',
      });
    else if (typeof clientSecret !== 'string')
      problems = addProblem(problems, {
        pointer: '/client_secret',
        field: 'client_secret',
        keyword: 'type',
        schema:
          '#/components/schemas/SeedFixtures/properties/oauth_client/properties/client_secret/type',
        message: 'must be a string',
      });
    if (username === undefined)
      problems = addProblem(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/oauth_client/required',
        message: 'is required',
      });
    else if (typeof username !== 'string')
      problems = addProblem(problems, {
        pointer: '/username',
        field: 'username',
        keyword: 'type',
        schema:
          '#/components/schemas/SeedFixtures/properties/oauth_client/properties/username/type',
        message: 'must be a string',
      });
    if (scopes === undefined)
      problems = addProblem(problems, {
        pointer: '/scopes',
        field: 'scopes',
        keyword: 'required',
        schema: '#/components/schemas/SeedFixtures/properties/oauth_client/required',
        message: 'is required',
      });
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
