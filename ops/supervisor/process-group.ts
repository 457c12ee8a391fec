import { withProgress } from '../prepare/progress.mjs';
import { ManagedProcess, type ProcessSpecification } from './managed-process';
import type { ProcessRegister } from './process-register';

/** Time in ms before progress is shown, within which most processes are ready. */
const QUIET_MS = 2000;

/** Processes of one run in the order of starting; stopped in reverse order. */
export class ProcessGroup {
  private readonly processes: ManagedProcess[] = [];
  private stopping = false;

  constructor(
    private readonly register: ProcessRegister,
    private readonly logFolder: string,
  ) {}

  get isStopping(): boolean {
    return this.stopping;
  }

  /** Starts a process and waits until it is ready. The group stops it even before that. */
  async launch(specification: ProcessSpecification): Promise<void> {
    if (this.stopping) throw new Error(`${specification.name} is not started any more: everything is being stopped.`);
    const process = new ManagedProcess(specification, this.register, this.logFolder);
    this.processes.push(process);
    await withProgress(`Starting ${specification.name} (up to a minute)`, () => process.start(), QUIET_MS);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    for (const process of this.processes.toReversed()) await process.stop();
    await this.register.endStrays();
  }

  kill(): void {
    this.stopping = true;
    for (const process of this.processes) process.kill();
  }
}
