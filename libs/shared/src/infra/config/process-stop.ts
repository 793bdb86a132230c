const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ctrl-C under npm arrives twice: from the terminal, which signals its whole group, and from npm, which forwards
 * it. A signal that follows the first this closely is the same one.
 */
export const sameSignalMs = 1_000;

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
      () => process.exit(0),
      () => process.exit(1),
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
