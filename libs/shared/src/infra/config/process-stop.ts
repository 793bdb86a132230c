const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ctrl-C under npm arrives twice: from the terminal, which tells its whole group, and from npm, which passes it
 * on. A signal that follows the first this closely is the same one.
 */
export const sameSignalMs = 1_000;

/**
 * Ends this process in order on SIGINT, SIGTERM or SIGHUP, and when the launcher that forked it is gone, even by
 * kill -9: the IPC channel between them closes then. A second signal ends it at once.
 *
 * @param stop lets work in flight end, and closes servers and pools. Exit code 0 when it resolves, 1 when it rejects.
 * @param withinMs the process exits after this long whatever `stop` waits for, with exit code 1.
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
  // Forked processes can send, also when the launcher has died before this one came so far.
  if (process.send === undefined) return;
  if (!process.connected) {
    act();
    return;
  }
  process.once('disconnect', act);
  // Listening keeps the channel, and so the process, alive: it must end when its own work does.
  process.channel?.unref();
}
