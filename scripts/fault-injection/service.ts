// Service process that the fault matrix stops and restarts.

import { runProgram, type RunningProgram } from '../../test/service/start/built-program.ts';

export interface Service {
  /** Returns the current base URL. */
  baseUrl(): string;
  start(): Promise<void>;
  /** Stops the service gracefully. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** Tries to start the service, which is expected to fail. Resolves to its exit status and error message. */
  expectStartFailure(): Promise<string>;
  /** Returns the exit status of an unexpected exit; `undefined` if there was none. */
  unexpectedExit(): number | string | undefined;
}

/** Starts the service. */
export async function startService(
  main: string,
  options: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Service> {
  const args = ['--port', '0', '--log-level', 'silent', '--rate-limit', '999999999', ...options];
  let baseUrl = '';
  let running: RunningProgram | undefined;
  let status: number | string | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const stoppedProgram = running;
    running = undefined;
    stoppedProgram?.program.kill(signal);
    await stoppedProgram?.ended;
  };
  const service: Service = {
    baseUrl: () => baseUrl,
    async start() {
      const newProgram = runProgram(main, args, env);
      baseUrl = await newProgram.url();
      running = newProgram;
      void newProgram.ended.then((exitStatus) => {
        if (running === newProgram) status = exitStatus;
      });
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async expectStartFailure() {
      const newProgram = runProgram(main, args, env);
      const unexpected = await newProgram.url().then(
        () => {
          newProgram.program.kill('SIGKILL');
          return 'it started';
        },
        () => undefined,
      );
      return unexpected ?? `exit status ${await newProgram.ended}: ${newProgram.err().trim()}`;
    },
    unexpectedExit: () => status,
  };
  await service.start();
  return service;
}
