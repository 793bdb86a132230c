/**
 * Stops this process when the launcher that started it is gone, even by kill -9: the IPC channel
 * between them closes then. Does nothing in a process that was not forked.
 *
 * @param stop closes servers and pools; the process exits when it is done, or after ten seconds.
 */
export function stopWithParent(stop: () => Promise<void>): void {
  // Forked processes can send, also when the launcher has died before this one came so far.
  if (process.send === undefined) return;
  const end = (): void => {
    setTimeout(() => process.exit(1), 10_000).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  if (!process.connected) {
    end();
    return;
  }
  process.once('disconnect', end);
  // Listening keeps the channel, and so the process, alive: it must end when its own work does.
  process.channel?.unref();
}
