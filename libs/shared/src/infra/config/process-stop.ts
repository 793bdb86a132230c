const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ctrl-C under npm arrives twice: from the terminal, which signals its whole group, and from npm, which forwards
 * it. A signal that follows the first this closely is the same one.
 */
export const sameSignalMs = 1_000;

/** What Node compiles beside is done by then, since nothing runs meanwhile. */
const restMs = 100;

/**
 * Ends the process, after a rest: in `process.exit` Node waits for code that is being compiled by its threads, and these may wait
 * for a collection of garbage by the thread that waits for them (nodejs/node#54918). A supervisor would wait for ever, too.
 */
export function endProcess(exitCode: number): void {
  setTimeout(() => process.exit(exitCode), restMs);
}

/**
 * Stops this process in order on SIGINT, SIGTERM or SIGHUP, and when the launcher that forked it has ended, even by
 * kill -9: the IPC channel closes then. A second signal ends it at once.
 *
 * @param stop lets work in flight end, and closes servers and pools. Exit code 0 when it resolves, 1 when it rejects.
 * @param withinMs after this long the process exits with code 1, even if `stop` has not ended.
 */
export function stopInOrder(stop: () => Promise<void>, withinMs: number): void {
  let beganMs: number | null = null;
  const begin = (): void => {
    if (beganMs !== null) return;
    beganMs = performance.now();
    setTimeout(() => process.exit(1), withinMs);
    stop().then(
      () => endProcess(0),
      () => endProcess(1),
    );
  };
  for (const signal of signals) {
    process.on(signal, () => {
      if (beganMs !== null && performance.now() - beganMs > sameSignalMs) process.exit(1);
      begin();
    });
  }
  whenParentIsGone(begin);
}

/** Does nothing in a process that was not forked. */
function whenParentIsGone(act: () => void): void {
  // Only forked processes have `send`, even if the launcher has already ended.
  if (process.send === undefined) return;
  if (!process.connected) {
    act();
    return;
  }
  process.once('disconnect', act);
  // A listener would keep the channel, and so the process, alive after its work has ended.
  process.channel?.unref();
}
