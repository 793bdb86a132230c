import { Migration } from '@mikro-orm/migrations';

/** Hours a day and days of handling of the book that priced every record until now. */
const bookOfOld = { dailyMachineHours: 200, handlingDays: 1, transportDays: 3 };

/** Quotes and orders keep when the whole basket arrives; those of before are told as new ones would be. */
export class Migration20261122000200_basket_delivery_days extends Migration {
  override up(): void {
    const { dailyMachineHours, handlingDays, transportDays } = bookOfOld;
    const workshopDays = `${handlingDays} + ceil((t.totals->>'machineHours')::numeric / ${dailyMachineHours})`;
    const longest = (lines: string, key: string) =>
      `(select max((l.price->>'estimatedDeliveryDays')::int) from ${lines} l where l.${key} = t.id)`;
    this.addSql(`alter table "saved_quotes" add column "delivery_days" bigint null`);
    this.addSql(`alter table "orders" add column "delivery_days" bigint null`);
    this.addSql(
      `update saved_quotes t
       set delivery_days = greatest(${longest('saved_quote_lines', 'quote_id')}, ${workshopDays} + ${transportDays})`,
    );
    this.addSql(
      `update orders t
       set delivery_days = greatest(${longest('order_lines', 'order_id')}, ${workshopDays} + coalesce(
         (select d.delivery_days_max from destinations d where d.id::text = t.delivery_address->>'destinationId'),
         ${transportDays}))`,
    );
  }
}
