import type { StackAddress } from '@testing/stack/stack.js';
import { query } from './database.js';

/** How many orders, and of how many lines. */
interface OrderSeed {
  orders: number;
  lines: number;
  status?: string;
}

/**
 * Writes orders straight into the database: more than could be placed in a test. Three of them at a time have one
 * and the same moment, with microseconds that no `Date` holds.
 */
export async function seedOrders(
  stack: StackAddress,
  email: string,
  { orders, lines, status = 'paid' }: OrderSeed,
): Promise<void> {
  await query(
    stack,
    `with placed as (
     insert into orders (id, user_id, number, status, delivery_address, price_book, kernel_version, totals,
       total_centimes, item_count, terms_accepted_at, created_at, updated_at)
     select gen_random_uuid(), u.id, 'T' || substr(md5(random()::text), 1, 16), $2,
       '{"fullName":"Amina Test","phone":"0612345678","street":"12, rue des Forges","city":"Casablanca","postalCode":"20250","destinationId":"x"}',
       'MA-2026-1', 'k', '{"subtotalCentimes":100,"setupCentimes":2000,"minimumAdjustmentCentimes":7900,"shippingCentimes":0,"totalCentimes":10000,"machineCentihours":100,"plateCreditCentimes":0}',
       10000, $4, now(), at, at
     from users u, generate_series(1, $3::int) n,
       lateral (select timestamptz '2026-01-01T00:00:00.123456Z' + (n / 3) * interval '1 minute') as moments (at)
     where u.email = $1
     returning id, user_id
     )
     insert into order_lines (id, order_id, position, file_key, file_name, content_hash, box_mm, material_id, finish,
       quantity, is_rush, price)
     select gen_random_uuid(), o.id, p, 'uploads/' || o.user_id || '/' || gen_random_uuid() || '.stl',
       'support-de-phare-avant-gauche-' || p || '.stl', repeat('a', 64), '{"x":1,"y":1,"z":1}', 'pla-noir', 'standard',
       3, false, '{"totalCentimes":1250,"totalHtCentimes":1042,"tvaCentimes":208,"tvaPercent":20,"discountCentimes":0,"printCentihours":125,"weightMilligrams":14200,"deliveryDays":5}'
     from placed o, generate_series(0, $4::int - 1) p`,
    [email, status, orders, lines],
  );
}
