// The built service as a process that a fault may end, and that is started again on the same state.

import { run, type Run } from '../../test/service/start/built.ts';

export interface Service {
  /** Where it answers at the moment. */
  base(): string;
  start(): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** Starts it where it cannot start. Returns its exit status and its sentence. */
  failToStart(): Promise<string>;
  /** Its exit status, if it has ended without being asked. */
  hasEnded(): number | string | undefined;
}

/** Starts it with the options and the environment. */
export async function startService(
  main: string,
  options: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Service> {
  const args = ['--port', '0', '--log-level', 'silent', '--rate-limit', '999999999', ...options];
  let at = '';
  let running: Run | undefined;
  let status: number | string | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = running;
    running = undefined;
    ending?.program.kill(signal);
    await ending?.ended;
  };
  const service: Service = {
    base: () => at,
    async start() {
      const started = run(main, args, env);
      at = await started.url();
      running = started;
      void started.ended.then((ended) => {
        if (running === started) status = ended;
      });
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async failToStart() {
      const started = run(main, args, env);
      const unexpected = await started.url().then(
        () => {
          started.program.kill('SIGKILL');
          return 'it started';
        },
        () => undefined,
      );
      return unexpected ?? `exit status ${await started.ended}: ${started.err().trim()}`;
    },
    hasEnded: () => status,
  };
  await service.start();
  return service;
}
