import type { DrilledService } from './drilled-service.js';
import { AlertWatch } from './alert-watch.js';
import type { Alarm, AlarmObservation } from './fault.js';
import type { Shop } from './shop.js';
import { Watch } from './watch.js';

/** Lets a fault last until its alert is raised, mends it, waits until the alert has cleared, and buys once more. */
export async function soundAlarm(
  alarm: Alarm,
  service: DrilledService,
  shop: Shop,
): Promise<AlarmObservation> {
  await alarm.ready?.(service);
  const watch = await AlertWatch.start(service.baseUrl);
  try {
    const before = await watch.raised();
    const begun = alarm.begin(service, shop);
    const raised = await watch.until(alarm.alert, true);
    await begun;
    await alarm.end(service, shop);
    const cleared = await watch.until(alarm.alert, false);
    await shop.buy(new Watch());
    return {
      before,
      raisedMs: raised?.afterMs ?? null,
      beside: raised?.raised.filter((name) => name !== alarm.alert) ?? [],
      clearedMs: cleared?.afterMs ?? null,
      lost: await shop.ledger.whatIsLost(),
    };
  } finally {
    await watch.stop();
  }
}
