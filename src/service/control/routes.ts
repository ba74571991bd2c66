// The control plane: paths below /control, for tests and tools on this machine that have its token.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../start/loopback.ts';
import type { Routes } from '../http/app.ts';
import { isEqualSecret } from '../secrets/vault.ts';
import { isStorable } from '../storage/text.ts';
import type { Unit } from '../unit.ts';
import { powerOff, shutDown } from '../work/instances/power.ts';
import * as change from './changes.ts';
import * as is from './generated/validators/index.ts';
import { listEvents, listJobs } from './lists.ts';
import type { ControlParts } from './parts.ts';
import { ControlProblem, notFound, valid } from './problem.ts';
import { putState, resetState, takeState, type State } from './state.ts';

/** A state may be large. */
const bodyLimit = 256 * 1024 * 1024;

interface Named {
  Params: { readonly id: string };
}

/** The routes. Every answer is JSON; errors have the interface's body. */
export function createControlRoutes(parts: ControlParts): Routes {
  return (app) => {
    void app.register(
      (scope, _options, done) => {
        scope.addHook('onRequest', (request) => guard(request, parts.token));
        scope.addHook('preHandler', ({ params, query }) => nameable(params, query));
        scope.setErrorHandler((error: unknown, _request, reply) => {
          const problem = problemOf(error);
          if (problem.status === 401) void reply.header('WWW-Authenticate', 'Bearer');
          return reply.code(problem.status).send({ errors: problem.reasons });
        });
        addState(scope, parts);
        addTime(scope, parts);
        addChanges(scope, parts);
        done();
      },
      { prefix: '/control', bodyLimit },
    );
  };
}

/**
 * Rejects other machines and web pages of other origins (403), then requests without the token (401). Being on this
 * machine is not enough: other users, and programs that fetch any URL they are given, are on it too.
 */
async function guard({ ip, hostname, headers }: FastifyRequest, token: string): Promise<void> {
  const origin =
    headers.origin === undefined || isLoopback(URL.canParse(headers.origin) ? new URL(headers.origin).hostname : '');
  if (!(isLoopback(ip) && isLoopback(hostname.replace(/:\d+$/, '')) && origin))
    throw new ControlProblem(403, [{ reason: 'The control plane answers this machine alone.' }]);
  const given = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (given !== undefined && isEqualSecret(given, token)) return Promise.resolve();
  const reason = given === undefined ? 'The control token is missing' : 'The control token is wrong';
  throw new ControlProblem(401, [
    { reason: `${reason}. Send the one that npm start printed: Authorization: Bearer <control token>.` },
  ]);
}

/** What no database can hold is the name of nothing. */
async function nameable(...values: readonly unknown[]): Promise<void> {
  if (values.every((value) => Object.values(value ?? {}).every((text) => typeof text !== 'string' || isStorable(text))))
    return Promise.resolve();
  throw notFound('thing of this name');
}

function problemOf(error: unknown): ControlProblem {
  if (error instanceof ControlProblem) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new ControlProblem(status, [{ reason: error instanceof Error ? error.message : String(error) }]);
}

function addState(app: FastifyInstance, parts: ControlParts): void {
  const snapshots = new Map<string, State>();
  app.get('/state', () => takeState(parts));
  app.put('/state', async ({ body }) => {
    await putState(parts, body);
    return {};
  });
  app.get('/world', async (_request, reply) => {
    const { exportWorld, writeWorld } = await import('../world/export/world.ts');
    const text = writeWorld(await parts.units('write', exportWorld));
    return reply.header('Content-Type', 'application/yaml; charset=utf-8').send(text);
  });
  app.post('/reset', async () => {
    await resetState(parts);
    return {};
  });
  app.get('/snapshots', () => ({ data: [...snapshots].map(([name, { taken }]) => ({ name, taken })) }));
  app.post('/snapshots', async ({ body }) => {
    const { name } = valid(body, is.isControlSnapshot, is.checkControlSnapshot);
    const state = await takeState(parts);
    snapshots.set(name, state);
    return { name, taken: state.taken };
  });
  app.post<Named>('/snapshots/:id/restore', async ({ params: { id } }) => {
    const state = snapshots.get(id);
    if (!state) throw notFound(`snapshot ${id}`);
    await putState(parts, state);
    return {};
  });
  app.get<{ Querystring: { readonly kind?: string } }>('/events', async ({ query: { kind } }) => ({
    data: await parts.units('read', (unit) => listEvents(unit, kind)),
  }));
  app.get<{ Querystring: { readonly status?: string } }>('/jobs', async ({ query: { status } }) => ({
    data: await parts.units('read', (unit) => listJobs(unit, status)),
  }));
}

const amounts: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

function addTime(app: FastifyInstance, { clock, kept, work, operations, failures }: ControlParts): void {
  const shown = (): object => ({ now: clock.now().toISOString(), offset: clock.offset });
  app.get('/clock', shown);
  app.post('/clock', async ({ body }) => {
    const { by, to } = valid(body, is.isControlClock, is.checkControlClock);
    // Upkeep that is pending plans work from the present on, so it must not see the later time first.
    await work.runDue();
    if (by === undefined) await kept.setClock(Date.parse(to ?? '') - (clock.now().getTime() - clock.offset));
    else await kept.moveClock(Number(by.slice(0, -1)) * (amounts[by.slice(-1)] ?? 0));
    await work.runDue();
    return shown();
  });
  app.post('/work', async () => {
    await work.runDue();
    return {};
  });
  const known = (operation: string): string => {
    if (!operations.includes(operation)) throw notFound(`operation ${operation}`);
    return operation;
  };
  app.get('/operations', () => ({
    data: operations.map((operation) => ({
      operation,
      deprecated: kept.deprecation(operation) ?? false,
      failures: failures.left()[operation] ?? 0,
    })),
  }));
  app.put<Named>('/operations/:id', async ({ params: { id }, body }) => {
    const { deprecated } = valid(body, is.isControlOperation, is.checkControlOperation);
    const usual = [{ title: 'Deprecated', detail: 'This operation is deprecated and will be removed.' }];
    await kept.deprecate(known(id), deprecated === true ? usual : deprecated === false ? undefined : deprecated);
    return {};
  });
  app.post('/failures', ({ body }) => {
    const { operation, times } = valid(body, is.isControlFailure, is.checkControlFailure);
    failures.set(known(operation), times);
    return {};
  });
}

function addChanges(app: FastifyInstance, { units, vault }: ControlParts): void {
  const changing = async (task: (unit: Unit) => Promise<void>): Promise<object> => {
    await units('write', task);
    return {};
  };
  const numberOf = (id: string): number => {
    if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > 2_147_483_647) throw notFound(`number ${id}`);
    return Number(id);
  };
  app.put<Named>('/databases/:id', ({ params: { id }, body }) =>
    changing((unit) =>
      change.changeDatabase(unit, numberOf(id), valid(body, is.isControlDatabase, is.checkControlDatabase)),
    ),
  );
  app.put<Named>('/instances/:id', ({ params: { id }, body }) =>
    changing((unit) =>
      change.changeInstance(unit, numberOf(id), valid(body, is.isControlInstance, is.checkControlInstance)),
    ),
  );
  app.put<Named>('/firewalls/:id', ({ params: { id }, body }) =>
    changing((unit) =>
      change.changeFirewall(unit, numberOf(id), valid(body, is.isControlFirewall, is.checkControlFirewall)),
    ),
  );
  app.put<Named>('/oauth-clients/:id', ({ params: { id }, body }) =>
    changing((unit) =>
      change.changeOAuthClient(unit, id, valid(body, is.isControlOAuthClient, is.checkControlOAuthClient)),
    ),
  );
  app.put<Named>('/users/:id/grants', ({ params: { id }, body }) =>
    changing((unit) => change.changeGrants(unit, id, valid(body, is.isControlGrants, is.checkControlGrants))),
  );
  app.put<Named>('/accounts/:id', ({ params: { id }, body }) =>
    changing((unit) => change.changeBilling(unit, id, valid(body, is.isControlBilling, is.checkControlBilling))),
  );
  app.put('/tokens', ({ body }) =>
    changing((unit) => change.changeToken(unit, vault, valid(body, is.isControlToken, is.checkControlToken))),
  );
  app.delete<Named>('/payment-methods/:id', ({ params: { id } }) =>
    changing((unit) => change.removePaymentMethod(unit, numberOf(id))),
  );
  app.delete<Named>('/database-backups/:id', ({ params: { id } }) =>
    changing((unit) => change.removeDatabaseBackup(unit, numberOf(id))),
  );
  const powering = (act: typeof powerOff, id: string): Promise<object> =>
    changing(async (unit) => {
      if (!(await act(unit, numberOf(id)))) throw notFound(`instance ${id}`);
    });
  app.post<Named>('/instances/:id/power-off', ({ params: { id } }) => powering(powerOff, id));
  app.post<Named>('/instances/:id/shut-down', ({ params: { id } }) => powering(shutDown, id));
}
