// Mutations of the service. Each breaks one behavior and names the claim that must then fail.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../architecture/files.ts';
import type { Change } from '../../setup/mutation-plugin.ts';

/** A change to one line of code. */
export interface Mutant {
  /** The ID of the claim that must fail. */
  readonly id: string;
  readonly file: string;
  /** Code that occurs exactly once in the file, regardless of its layout. */
  readonly find: string;
  readonly replace: string;
}

const tagsDirectory = 'src/service/tags/';

/** Returns the file change that applies a mutant. */
export function createChange(mutant: Mutant): Change {
  const [{ start, end } = { start: 0, end: 0 }] = findMatches(mutant);
  return { file: mutant.file, start, end, text: mutant.replace };
}

/** Finds the code of a mutant in its file, ignoring whitespace between tokens and trailing commas. */
export function findMatches({ file, find }: Mutant): readonly { readonly start: number; readonly end: number }[] {
  const tokens = find.match(/\w+|[^\w\s]/g) ?? [];
  const pattern = tokens
    .map((token) => (/[)\]}]/.test(token) ? `(?:,\\s*)?\\${token}` : token.replace(/\W/, '\\$&')))
    .join('\\s*');
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(new RegExp(pattern, 'g'))].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
}

function mutant(id: string, file: string, find: string, replace: string): Mutant {
  return { id, file, find, replace };
}

export const mutants: readonly Mutant[] = [
  mutant(
    'CMP-58',
    `${tagsDirectory}compute/handlers.ts`,
    'updated: formatTimestamp(tx.now) }',
    'updated: merged.updated }',
  ),
  mutant(
    'CMP-56',
    `${tagsDirectory}compute/handlers.ts`,
    "await setTags(tx, requirePrincipal(identity).account, 'compute', updated.id, tags);",
    '',
  ),
  mutant('CMP-61', `${tagsDirectory}compute/load.ts`, "where('id', '=', id)", "where('id', '>=', 1)"),
  mutant('BKP-29', `${tagsDirectory}compute/handlers.ts`, 'await deleteSnapshot(tx, resource.id);', ''),
  mutant(
    'BKP-30',
    `${tagsDirectory}compute/api-representation.ts`,
    "automatic: backups.filter(({ type }) => type === 'auto')",
    'automatic: backups',
  ),
  mutant('BKP-28', `${tagsDirectory}compute/start-backup.ts`, "label === null ? 'auto' : 'snapshot'", "'auto'"),
  mutant('DBS-68', `${tagsDirectory}databases/handlers.ts`, "where('finished', '=', 1)", "where('finished', '=', 0)"),
  mutant(
    'DBS-60',
    `${tagsDirectory}databases/handlers.ts`,
    "await tx.db.deleteFrom('databases').where('id', '=', id).execute();",
    '',
  ),
  mutant(
    'DBS-66',
    `${tagsDirectory}databases/handlers.ts`,
    '(await isBackupLabelTaken(tx, resource.id, label))',
    'label === resource.id.toString()',
  ),
  mutant(
    'DBS-64',
    `${tagsDirectory}databases/start-backup.ts`,
    "set({ status: 'backing_up' })",
    "set({ status: 'active' })",
  ),
  mutant(
    'FWD-23',
    `${tagsDirectory}firewalls/handlers.ts`,
    "firewall.status === 'enabled' ? await findActiveConflict",
    "firewall.status === 'disabled' ? await findActiveConflict",
  ),
  mutant(
    'FWD-27',
    `${tagsDirectory}firewalls/handlers.ts`,
    'if (!instance) throw httpError(400, unknownInstance);',
    'if (!instance) throw httpError(404);',
  ),
  mutant(
    'FWD-21',
    `${tagsDirectory}firewalls/device-representation.ts`,
    '`/v4/compute/instances/${instance_id}`',
    '`/v4/compute/instances/${id}`',
  ),
  mutant(
    'PAY-25',
    `${tagsDirectory}payment-methods/handlers.ts`,
    'if (body.is_default) await clearDefault(tx, account);',
    '',
  ),
  mutant(
    'PAY-31',
    `${tagsDirectory}payment-methods/handlers.ts`,
    "'active-payment-methods': createCounter((methods) => methods.where('active', '=', 1))",
    "'active-payment-methods': createCounter((methods) => methods.where('active', '=', 0))",
  ),
  mutant(
    'PAY-32',
    `${tagsDirectory}payment-methods/handlers.ts`,
    "where('created_at', '>=', day)",
    "where('created_at', '>=', day + 86_400_000)",
  ),
  mutant('PAY-28', `${tagsDirectory}payment-methods/handlers.ts`, 'card_number.slice(-4)', 'card_number.slice(0, 4)'),
  mutant(
    'USR-28',
    `${tagsDirectory}users/handlers.ts`,
    'if (conflicts.length > 0) throw httpError(400, ...conflicts);',
    'if (conflicts.length > 0) throw httpError(409, ...conflicts);',
  ),
  mutant(
    'USR-27',
    `${tagsDirectory}users/handlers.ts`,
    "await tx.db.deleteFrom('grants').where('username', '=', oldUsername).execute();",
    '',
  ),
  mutant(
    'USR-30',
    `${tagsDirectory}users/handlers.ts`,
    "await tx.db.deleteFrom('users').where('username', '=', username).execute();",
    '',
  ),
  mutant(
    'LVC-30',
    `${tagsDirectory}longview/handlers.ts`,
    "caller.level === 'read_write' && principal.accessTo('longview', row.id) === 'read_write'",
    'true',
  ),
  mutant('LVC-33', `${tagsDirectory}longview/handlers.ts`, 'nginx: false', 'nginx: true'),
  mutant(
    'LVC-34',
    `${tagsDirectory}longview/handlers.ts`,
    "await tx.db.deleteFrom('longview_clients').where('id', '=', id).execute();",
    '',
  ),
  mutant(
    'NBC-28',
    `${tagsDirectory}nodebalancers/rebuild.ts`,
    '...(port === undefined ? [] : await checkPort(tx, { id, nodebalancer_id, port })),',
    '',
  ),
  mutant(
    'NBC-55',
    `${tagsDirectory}nodebalancers/nodes.ts`,
    'filter((id) => !requestedIds.has(id))',
    'filter(() => requestedIds.has(-1))',
  ),
  mutant(
    'NBC-64',
    `${tagsDirectory}nodebalancers/rebuild.ts`,
    'if (!isKeyOfCertificate(parsed.certificate, key))',
    'if (false)',
  ),
  mutant(
    'NBL-33',
    `${tagsDirectory}nodebalancers/validate-regions.ts`,
    'if (!hostRegions || hostRegions.has(region)) return [];',
    'return [];',
  ),
  mutant(
    'SEC-21',
    `${tagsDirectory}profile/security-questions.ts`,
    "await unit.db.deleteFrom('security_answers').where('username', '=', username).execute();",
    "await unit.db.deleteFrom('security_answers').where('username', '=', username).where('question_id', 'in', answers.map(({ question_id }) => question_id)).execute();",
  ),
  mutant(
    'SSH-21',
    `${tagsDirectory}users/handlers.ts`,
    'return { ...fromJson(value), username, restricted: restricted === 1, ssh_keys: keys };',
    'return { ...fromJson(value), username, restricted: restricted === 1, ssh_keys: keys.slice(0, 0) };',
  ),
  mutant('MSV-25', `${tagsDirectory}managed/handlers.ts`, "address.split('#', 1)[0] ?? address", 'address'),
  mutant('MCS-23', `${tagsDirectory}managed/instance-settings-storage.ts`, "ip: 'any'", "ip: '127.0.0.1'"),
  mutant('REC-38', `${tagsDirectory}domains/record-conflicts.ts`, "if (target === '') {", "if (target === 'never') {"),
  mutant(
    'REC-41',
    `${tagsDirectory}domains/record-conflicts.ts`,
    "type === 'CNAME' ? sameName : sameName.where('type', '=', 'CNAME')",
    "sameName.where('type', '=', 'CNAME')",
  ),
  mutant(
    'REC-50',
    `${tagsDirectory}domains/build-record.ts`,
    'fullName.test(name) ? target :',
    'name !== target ? target :',
  ),
  mutant('REC-46', `${tagsDirectory}domains/build-record.ts`, "protocol.replace(/^_?/, '_')", 'protocol'),
  mutant(
    'PAG-13',
    'src/service/collections/page.ts',
    'Math.max(1, Math.ceil(results / size))',
    'Math.max(1, Math.floor(results / size))',
  ),
  mutant('PAG-15', 'src/service/collections/page.ts', 'const pageLimit = 2n ** 64n;', 'const pageLimit = 2n ** 80n;'),
  mutant(
    'FLT-06',
    'src/service/collections/filter-operator-sql.ts',
    "compare(field, '>', Math.floor(Number(operand)))",
    "compare(field, '>=', Math.floor(Number(operand)))",
  ),
  mutant(
    'FLT-10',
    'src/service/collections/filter-operator-sql.ts',
    'sql`instr(${sql.ref(column)}, ${substring}) > 0`',
    'sql`instr(${sql.ref(column)}, ${substring}) = 1`',
  ),
  mutant(
    'FLT-14',
    'src/service/collections/filter-sql.ts',
    "direction === 'desc' ? 'desc' : 'asc'",
    "direction === 'desc' ? 'asc' : 'asc'",
  ),
  mutant(
    'AUT-04',
    'src/service/host/authenticate.ts',
    "where('tokens.hash', '=', digest)",
    "where('tokens.hash', '!=', digest)",
  ),
  mutant('AUT-43', 'src/service/host/authenticate.ts', 'token.expiresAt > now.getTime()', 'token.expiresAt > 0'),
  mutant(
    'AUT-21',
    'src/service/host/principal.ts',
    "granted === required.replace(/:read_only$/, ':read_write')",
    'false',
  ),
  mutant(
    'TAG-15',
    'src/service/host/load-resource.ts',
    'if (!resource) return undefined;',
    'if (!resource) return { value: {}, grant: "read_write" };',
  ),
  mutant('HDR-06', 'src/service/response-headers.ts', "'private, max-age=0, no-store'", "''"),
];
