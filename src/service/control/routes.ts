// Control plane: routes below /control, for tests and tools on this machine that have its token.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../start/loopback.ts';
import type { Routes } from '../http/attach-service.ts';
import { isEqualSecret } from '../secrets/secret-crypto.ts';
import { isStorableText } from '../storage/storable-text.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { powerOff, shutDown } from '../work/instances/power.ts';
import * as change from './apply-state-changes.ts';
import * as validators from '../../../generated/service-control/validators/index.ts';
import { listEvents, listJobs } from './list-events-and-jobs.ts';
import type { ControlContext } from './context.ts';
import { ControlError, notFound, requireValid } from './control-error.ts';
import { restoreState, resetState, readState, type State } from './service-state.ts';

/** Body limit in bytes. A state can be large. */
const bodyLimit = 256 * 1024 * 1024;

interface NamedParams {
  Params: { readonly id: string };
}

/** Creates the routes. Responses are JSON; errors have the API's error body. */
export function createControlRoutes(context: ControlContext): Routes {
  return (app) => {
    void app.register(
      (scope, _options, done) => {
        scope.addHook('onRequest', (request) => guard(request, context.token));
        scope.addHook('preHandler', ({ params, query }) => requireStorable(params, query));
        scope.setErrorHandler((error: unknown, _request, reply) => {
          const controlError = toControlError(error);
          if (controlError.status === 401) void reply.header('WWW-Authenticate', 'Bearer');
          return reply.code(controlError.status).send({ errors: controlError.errors });
        });
        addState(scope, context);
        addTime(scope, context);
        addChanges(scope, context);
        done();
      },
      { prefix: '/control', bodyLimit },
    );
  };
}

/**
 * Rejects other machines and web pages of other origins (403), then requests without the token (401). Being on this
 * machine is not enough: other users, and programs that fetch arbitrary URLs, could also send requests.
 */
async function guard({ ip, hostname, headers }: FastifyRequest, token: string): Promise<void> {
  const isLocalOrigin =
    headers.origin === undefined || isLoopback(URL.canParse(headers.origin) ? new URL(headers.origin).hostname : '');
  if (!(isLoopback(ip) && isLoopback(hostname.replace(/:\d+$/, '')) && isLocalOrigin))
    throw new ControlError(403, [{ reason: 'The control plane accepts requests from this machine only.' }]);
  const sentToken = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (sentToken !== undefined && isEqualSecret(sentToken, token)) return Promise.resolve();
  const reason = sentToken === undefined ? 'The control token is missing' : 'The control token is invalid';
  throw new ControlError(401, [
    { reason: `${reason}. Send the token that npm start printed: Authorization: Bearer <control token>.` },
  ]);
}

/** Throws a 404 if a name cannot be stored in the database. */
async function requireStorable(...values: readonly unknown[]): Promise<void> {
  if (
    values.every((value) =>
      Object.values(value ?? {}).every((text) => typeof text !== 'string' || isStorableText(text)),
    )
  )
    return Promise.resolve();
  throw notFound('resource with this name');
}

function toControlError(error: unknown): ControlError {
  if (error instanceof ControlError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new ControlError(status, [{ reason: error instanceof Error ? error.message : String(error) }]);
}

function addState(app: FastifyInstance, context: ControlContext): void {
  const snapshots = new Map<string, State>();
  app.get('/state', () => readState(context));
  app.put('/state', async ({ body }) => {
    await restoreState(context, body);
    return {};
  });
  app.get('/seed-data', async (_request, reply) => {
    const { exportSeedData, formatSeedFile } = await import('../seed-data/export/export-seed-data.ts');
    const text = formatSeedFile(await context.runUnit('write', exportSeedData));
    return reply.header('Content-Type', 'application/yaml; charset=utf-8').send(text);
  });
  app.post('/reset', async () => {
    await resetState(context);
    return {};
  });
  app.get('/snapshots', () => ({
    data: [...snapshots].map(([name, { takenAt }]) => ({ name, taken: takenAt })),
  }));
  app.post('/snapshots', async ({ body }) => {
    const { name } = requireValid(body, validators.isControlSnapshot, validators.checkControlSnapshot);
    const state = await readState(context);
    snapshots.set(name, state);
    return { name, taken: state.takenAt };
  });
  app.post<NamedParams>('/snapshots/:id/restore', async ({ params: { id } }) => {
    const state = snapshots.get(id);
    if (!state) throw notFound(`snapshot ${id}`);
    await restoreState(context, state);
    return {};
  });
  app.get<{ Querystring: { readonly kind?: string } }>('/events', async ({ query: { kind } }) => ({
    data: await context.runUnit('read', (unit) => listEvents(unit, kind)),
  }));
  app.get<{ Querystring: { readonly status?: string } }>('/jobs', async ({ query: { status } }) => ({
    data: await context.runUnit('read', (unit) => listJobs(unit, status)),
  }));
}

/** Durations of the units in `by`, in milliseconds. */
const unitDurations: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

function addTime(app: FastifyInstance, { clock, settings, work, operations, failures }: ControlContext): void {
  const getClock = (): object => ({ now: clock.now().toISOString(), offset: clock.offset });
  app.get('/clock', getClock);
  app.post('/clock', async ({ body }) => {
    const { by, to } = requireValid(body, validators.isControlClock, validators.checkControlClock);
    // Due work schedules jobs relative to the current time, so it must run before the clock moves.
    await work.runDue();
    if (by === undefined) await settings.setClock(Date.parse(to ?? '') - (clock.now().getTime() - clock.offset));
    else await settings.moveClock(Number(by.slice(0, -1)) * (unitDurations[by.slice(-1)] ?? 0));
    await work.runDue();
    return getClock();
  });
  app.post('/work', async () => {
    await work.runDue();
    return {};
  });
  const requireOperation = (operation: string): string => {
    if (!operations.includes(operation)) throw notFound(`operation ${operation}`);
    return operation;
  };
  app.get('/operations', () => ({
    data: operations.map((operation) => ({
      operation,
      deprecated: settings.deprecation(operation) ?? false,
      failures: failures.remaining()[operation] ?? 0,
    })),
  }));
  app.put<NamedParams>('/operations/:id', async ({ params: { id }, body }) => {
    const { deprecated } = requireValid(body, validators.isControlOperation, validators.checkControlOperation);
    const defaultWarnings = [{ title: 'Deprecated', detail: 'This operation is deprecated and will be removed.' }];
    await settings.deprecate(
      requireOperation(id),
      deprecated === true ? defaultWarnings : deprecated === false ? undefined : deprecated,
    );
    return {};
  });
  app.post('/failures', ({ body }) => {
    const { operation, times } = requireValid(body, validators.isControlFailure, validators.checkControlFailure);
    failures.set(requireOperation(operation), times);
    return {};
  });
}

function addChanges(app: FastifyInstance, { runUnit, secretCrypto }: ControlContext): void {
  const runChange = async (task: (unit: UnitOfWork) => Promise<void>): Promise<object> => {
    await runUnit('write', task);
    return {};
  };
  /** Parses a numeric ID in a path; throws a 404 if it is not in the range of IDs. */
  const parseId = (id: string): number => {
    if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > 2_147_483_647) throw notFound(`resource with the ID ${id}`);
    return Number(id);
  };
  app.put<NamedParams>('/databases/:id', ({ params: { id }, body }) =>
    runChange((unit) =>
      change.changeDatabase(
        unit,
        parseId(id),
        requireValid(body, validators.isControlDatabase, validators.checkControlDatabase),
      ),
    ),
  );
  app.put<NamedParams>('/instances/:id', ({ params: { id }, body }) =>
    runChange((unit) =>
      change.changeInstance(
        unit,
        parseId(id),
        requireValid(body, validators.isControlInstance, validators.checkControlInstance),
      ),
    ),
  );
  app.put<NamedParams>('/firewalls/:id', ({ params: { id }, body }) =>
    runChange((unit) =>
      change.changeFirewall(
        unit,
        parseId(id),
        requireValid(body, validators.isControlFirewall, validators.checkControlFirewall),
      ),
    ),
  );
  app.put<NamedParams>('/oauth-clients/:id', ({ params: { id }, body }) =>
    runChange((unit) =>
      change.changeOAuthClient(
        unit,
        id,
        requireValid(body, validators.isControlOAuthClient, validators.checkControlOAuthClient),
      ),
    ),
  );
  app.put<NamedParams>('/users/:id/grants', ({ params: { id }, body }) =>
    runChange((unit) =>
      change.changeGrants(unit, id, requireValid(body, validators.isControlGrants, validators.checkControlGrants)),
    ),
  );
  app.put<NamedParams>('/accounts/:id', ({ params: { id }, body }) =>
    runChange((unit) =>
      change.changeBilling(unit, id, requireValid(body, validators.isControlBilling, validators.checkControlBilling)),
    ),
  );
  app.put('/tokens', ({ body }) =>
    runChange((unit) =>
      change.changeToken(
        unit,
        secretCrypto,
        requireValid(body, validators.isControlToken, validators.checkControlToken),
      ),
    ),
  );
  app.delete<NamedParams>('/payment-methods/:id', ({ params: { id } }) =>
    runChange((unit) => change.removePaymentMethod(unit, parseId(id))),
  );
  app.delete<NamedParams>('/database-backups/:id', ({ params: { id } }) =>
    runChange((unit) => change.removeDatabaseBackup(unit, parseId(id))),
  );
  const changePower = (action: typeof powerOff, id: string): Promise<object> =>
    runChange(async (unit) => {
      if (!(await action(unit, parseId(id)))) throw notFound(`instance ${id}`);
    });
  app.post<NamedParams>('/instances/:id/power-off', ({ params: { id } }) => changePower(powerOff, id));
  app.post<NamedParams>('/instances/:id/shut-down', ({ params: { id } }) => changePower(shutDown, id));
}
