import type { Client } from 'pg';

/** How many orders a database holds, beside what the service has written itself. */
export interface Filling {
  /** Places of the orders: after the first, up to the last. */
  after: number;
  upTo: number;
  /** Some of the first orders are this customer's. */
  customerId: string;
}

/** The first so many orders are under way, whatever the number of all. */
const openOrders = 1_000;
const ordersOfOne = 200;
const linesOfOne = 10;
const days = 730;

/**
 * An order's place says its age: those under way are of the last two weeks, all others lie anywhere in two years, so that
 * more orders are more history and not more work.
 */
const setUp = `
  create schema growth;
  create function growth.id_at(at timestamptz, salt text) returns uuid language sql immutable as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(salt), 1, 3)
      || '8' || substr(md5(salt), 4, 15))::uuid $$;
  create unlogged table growth.users (j int primary key, id uuid not null);
  create unlogged table growth.orders (i int primary key, id uuid not null, user_id uuid not null, at timestamptz not null,
    status text not null, step text, paid_at timestamptz)`;

const closed = `case when i % 30 = 0 then 'cancelled' when i % 50 = 1 then 'refunded' else 'delivered' end`;
const open = `case i % 4 when 0 then 'unpaid' when 1 then 'paid' when 2 then 'inProduction' else 'shipped' end`;

/** Its parameters are the places, and the customer; $1 and $2 stand in each. */
const orders = `insert into growth.orders
  select i, growth.id_at(at, 'order' || i), case when i > ${openOrders} and i <= ${openOrders + ordersOfOne} then $3::uuid
      else (select id from growth.users where j = 1 + i % (select count(*)::int from growth.users)) end, at, status,
    case when status = 'inProduction' then (array['toPlan', 'printing', 'toFinish', 'packed'])[1 + (i / 4) % 4] end,
    case when status not in ('unpaid', 'cancelled') then at + interval '10 minutes' end
  from (select i, now() - age * interval '1 day' as at,
      case when i <= ${openOrders} then ${open} else ${closed} end as status
    from (select i, case when i <= ${openOrders} then 14.0 * i / ${openOrders}
        else 14 + (i * 0.6180339887498949 - floor(i * 0.6180339887498949)) * ${days - 14} end as age
      from generate_series($1::int + 1, $2::int) i) ages) dated`;

const users = `with made as (insert into growth.users
    select j, growth.id_at(now() - ${days + 10} * interval '1 day' + j * interval '1 minute', 'user' || j)
    from generate_series(($1::int + 19) / 20 + 1, ($2::int + 19) / 20) j returning j, id)
  insert into users (id, email, is_email_verified, name, password_hash, phone, locale, created_at, updated_at)
  select id, 'customer' || j || '@example.com', true, 'Customer ' || md5(j::text), 'x', '06' || lpad(j::text, 8, '0'),
    'fr', now() - ${days} * interval '1 day', now() from made`;

const of = 'from growth.orders o where o.i > $1::int and o.i <= $2::int';
const oldestFirst = 'order by o.at';
const address = `'{"fullName":"Amina Test","phone":"0612345678","street":"12, rue des Forges","city":"Casablanca","postalCode":"20250","destinationId":"x"}'::jsonb`;
const totals = `'{"subtotalCentimes":9000,"setupCentimes":2000,"minimumAdjustmentCentimes":0,"shippingCentimes":3500,"totalCentimes":14500,"machineCentihours":100,"plateCreditCentimes":0}'::jsonb`;
const price = `'{"totalCentimes":1250,"totalHtCentimes":1042,"tvaCentimes":208,"tvaPercent":20,"discountCentimes":0,"printCentihours":125,"weightMilligrams":14200,"deliveryDays":5}'::jsonb`;
const fileName = `'support-de-phare-' || (o.i * 7 + p) % 5000 || '.stl'`;
const fileKey = `'uploads/' || o.user_id || '/' || growth.id_at(o.at, 'file' || o.i || '-' || p % 2) || '.stl'`;
const isFileKept = `o.at > now() - interval '1 year'`;

/** A table each, in an order that lets one name what another has made. */
const tables: readonly [name: string, sql: string][] = [
  [
    'orders',
    `insert into orders (id, user_id, number, status, quote_id, delivery_address, price_book, kernel_version, totals,
       total_centimes, item_count, terms_accepted_at, created_at, updated_at, paid_at, payment_reference, invoice_number,
       paid_with, promised_on, making_step)
     select o.id, o.user_id, 'CMD-2020-' || lpad(o.i::text, 8, '0'), o.status, growth.id_at(o.at, 'quote' || o.i),
       ${address}, 'MA-2026-1', '11', ${totals}, 14500, ${linesOfOne}, o.at, o.at,
       o.at + case when o.i <= ${openOrders} then interval '1 hour' else interval '9 days' end, o.paid_at,
       case when o.paid_at is not null then 'ref-' || o.i end,
       case when o.paid_at is not null then 'FA-2020-' || lpad(o.i::text, 8, '0') end,
       case when o.paid_at is not null then 'sandbox' end, (o.paid_at + interval '20 days')::date, o.step ${of} ${oldestFirst}`,
  ],
  [
    'order_lines',
    `insert into order_lines (id, order_id, position, file_key, file_name, content_hash, box_mm, material_id, finish,
       quantity, is_rush, price, planned_copies, done_copies)
     select growth.id_at(o.at, 'line' || o.i || '-' || p), o.id, p, ${fileKey}, ${fileName},
       md5('content' || o.i || '-' || p % 2) || md5('more' || o.i), '{"x":40,"y":20,"z":10}', 'pla-noir', 'standard', 3,
       o.i % 20 = 0 and p = 0, ${price}, 0,
       case when o.status in ('shipped', 'delivered') or o.step in ('toFinish', 'packed') then 3 else 0 end
     from growth.orders o, generate_series(0, ${linesOfOne - 1}) p where o.i > $1::int and o.i <= $2::int ${oldestFirst}`,
  ],
  [
    'order_search',
    `insert into order_search select o.id, array_to_tsvector((select array_agg(distinct word) from unnest(search_words(
         'CMD-2020-' || lpad(o.i::text, 8, '0') || ' FA-2020-' || lpad(o.i::text, 8, '0') || ' Amina Test Customer '
         || md5(o.user_id::text) || ' 0612345678 Casablanca pla-noir '
         || (select string_agg(${fileName}, ' ') from generate_series(0, ${linesOfOne - 1}) p))) word)) ${of} ${oldestFirst}`,
  ],
  [
    'uploaded_files',
    `insert into uploaded_files (id, user_id, key, filename, format, size_bytes, content_hash, created_at)
     select growth.id_at(o.at, 'upload' || o.i || '-' || p), o.user_id, ${fileKey}, ${fileName}, 'stl', 684,
       md5('content' || o.i || '-' || p) || md5('more' || o.i), o.at - interval '1 hour'
     from growth.orders o, generate_series(0, 1) p where o.i > $1::int and o.i <= $2::int and ${isFileKept} ${oldestFirst}`,
  ],
  [
    'file_analyses',
    `insert into file_analyses (content_hash, kernel_version, format, status, attempts, analysis, validation, estimate,
       created_at, finished_at)
     select md5('content' || o.i || '-' || p) || md5('more' || o.i), a.kernel_version, 'stl', 'done', 1, a.analysis,
       a.validation, a.estimate, o.at - interval '1 hour', o.at - interval '59 minutes'
     from growth.orders o, generate_series(0, 1) p, (select * from file_analyses where status = 'done' limit 1) a
     where o.i > $1::int and o.i <= $2::int ${oldestFirst}`,
  ],
  [
    'saved_quotes',
    `insert into saved_quotes (id, user_id, reference, status, price_book, kernel_version, totals, total_centimes,
       item_count, expires_at, expiry_told_at, created_at, updated_at)
     select growth.id_at(o.at, 'quote' || o.i || case n when 0 then '' else '-more' end), o.user_id,
       'D' || n || '-' || lpad(o.i::text, 8, '0'),
       case when n = 0 and o.status not in ('cancelled', 'refunded') then 'confirmed'
         when o.at > now() - interval '7 days' then 'pending' else 'expired' end,
       'MA-2026-1', '11', ${totals}, 14500, 2, o.at + interval '7 days', o.at + interval '6 days', o.at, o.at
     from growth.orders o, generate_series(0, 1) n where o.i > $1::int and o.i <= $2::int ${oldestFirst}`,
  ],
  [
    'saved_quote_lines',
    `insert into saved_quote_lines (id, quote_id, position, file_key, file_name, file_size, material_id, finish, quantity,
       price)
     select growth.id_at(o.at, 'quote line' || o.i || '-' || p), growth.id_at(o.at, 'quote' || o.i), p, ${fileKey},
       ${fileName}, 684, 'pla-noir', 'standard', 3, ${price}
     from growth.orders o, generate_series(0, 1) p where o.i > $1::int and o.i <= $2::int ${oldestFirst}`,
  ],
  [
    'payment_attempts',
    `insert into payment_attempts (id, order_id, provider, status, amount_centimes, currency, locale, created_at, closed_at)
     select growth.id_at(o.at, 'attempt' || o.i), o.id, 'sandbox', case when o.paid_at is null then 'open' else 'succeeded' end,
       14500, 'MAD', 'fr', o.at, o.paid_at ${of} and o.status <> 'cancelled' ${oldestFirst}`,
  ],
  [
    'payment_events',
    `insert into payment_events (id, provider, event_id, kind, attempt_id, amount_centimes, currency, reference, outcome,
       received_at, reference_key)
     select growth.id_at(o.at, 'event' || o.i), 'sandbox', 'event-' || o.i, 'succeeded', growth.id_at(o.at, 'attempt' || o.i),
       14500, 'MAD', 'ref-' || o.i, 'applied', o.paid_at, 'ref' || o.i ${of} and o.paid_at is not null ${oldestFirst}`,
  ],
  [
    'refunds',
    `insert into refunds (id, order_id, requested_by_id, amount_centimes, reason, provider, status, reference,
       credit_note_number, created_at, finished_at)
     select growth.id_at(o.at, 'refund' || o.i), o.id, o.user_id, 14500, 'broken', 'sandbox', 'done', 'back-' || o.i,
       'AV-2020-' || o.i, o.at + interval '9 days', o.at + interval '9 days' ${of} and o.status = 'refunded' ${oldestFirst}`,
  ],
  [
    'rendered_documents',
    `insert into rendered_documents (id, user_id, kind, subject_id, locale, digest, content, status, attempts, storage_key,
       created_at, finished_at)
     select growth.id_at(o.at, 'document' || o.i), o.user_id, 'invoice', o.id, 'fr', md5(o.i::text) || md5('d' || o.i),
       jsonb_build_object('number', 'FA-2020-' || lpad(o.i::text, 8, '0'), 'issuedAt', o.paid_at, 'paidAt', o.paid_at, 'tvaPercent', 20,
         'totalHtCentimes', 12083, 'tvaCentimes', 2417, 'totals', ${totals}, 'orderNumber', 'CMD-2020-' || o.i, 'buyer',
         jsonb_build_object('name', 'Amina Test', 'email', 'a@example.com', 'addressLines', array['Fès']), 'lines',
         (select jsonb_agg(jsonb_build_object('fileName', ${fileName}, 'price', ${price}))
          from generate_series(0, ${linesOfOne - 1}) p)),
       'done', 1, 'documents/' || o.i, o.paid_at, o.paid_at ${of} and o.paid_at is not null ${oldestFirst}`,
  ],
  [
    'issued_documents',
    `insert into issued_documents (kind, subject_id, document_id, issued_at, tax_percent, net_centimes, tax_centimes,
       total_centimes)
     select 'invoice', o.id, growth.id_at(o.at, 'document' || o.i), o.paid_at, 20, 12083, 2417, 14500
     ${of} and o.paid_at is not null ${oldestFirst}`,
  ],
  [
    'outbound_mails',
    `insert into outbound_mails (id, template, locale, recipient, data, status, created_at, sent_at, user_id)
     select growth.id_at(o.at, 'mail' || o.i || '-' || p), 'order-paid', 'fr', 'a@example.com', '{}', 'sent', o.at, o.at,
       o.user_id
     from growth.orders o, generate_series(0, 2) p
     where o.i > $1::int and o.i <= $2::int and o.at > now() - interval '89 days' ${oldestFirst}`,
  ],
  [
    'sessions',
    `insert into sessions (id, user_id, token_hash, is_remembered, expires_at, created_at, updated_at)
     select growth.id_at(o.at, 'session' || o.i), o.user_id, md5(o.i::text) || md5('s' || o.i), true,
       o.at + interval '31 days', o.at, o.at ${of} and o.at > now() - interval '30 days' ${oldestFirst}`,
  ],
  [
    'audit_entries',
    `insert into audit_entries (id, at, actor_id, actor_email, action, subject_id, before, after)
     select growth.id_at(o.at, 'audit' || o.i || '-' || p), o.at, o.user_id, 'a@example.com', 'order.move', o.id::text,
       '{"status":"paid"}', '{"status":"inProduction"}'
     from growth.orders o, generate_series(0, 1) p where o.i > $1::int and o.i <= $2::int ${oldestFirst}`,
  ],
  [
    'plates',
    `insert into plates (id, number, plan_index, material_id, is_rush, status, machine, gap_mm, copies,
       estimated_seconds, weight_milligrams, actual_seconds, created_by, created_at, updated_at, started_at, finished_at,
       files_status)
     select growth.id_at(o.at, 'plate' || o.i), 'P-2020-' || o.i, 0, 'pla-noir', false, 'done', 'MK4 1', 2, 30,
       36000, 426000, 36000, o.user_id, o.at, o.at, o.at, o.at, 'done' ${of} and o.status = 'delivered' ${oldestFirst}`,
  ],
  [
    'plate_pieces',
    `insert into plate_pieces (id, plate_id, line_id, copies, placements)
     select growth.id_at(o.at, 'piece' || o.i), growth.id_at(o.at, 'plate' || o.i),
       growth.id_at(o.at, 'line' || o.i || '-0'), 3, '[]' ${of} and o.status = 'delivered' ${oldestFirst}`,
  ],
  [
    'stock_movements',
    `insert into stock_movements (id, material_id, kind, milligrams, stock_milligrams, plate_id, by, at)
     select growth.id_at(o.at, 'movement' || o.i), 'pla-noir', 'printed', -426000, 1000000,
       growth.id_at(o.at, 'plate' || o.i), o.user_id, o.at ${of} and o.status = 'delivered' ${oldestFirst}`,
  ],
  [
    'project_requests',
    `insert into project_requests (id, user_id, reference, status, vertical, title, description, quantity, created_at,
       updated_at, file_key)
     select growth.id_at(o.at, 'request' || o.i), o.user_id, 'R-' || o.i, 'declined', 'other', 'A part', 'A part', 1, o.at, o.at,
       null ${of} and o.i % 50 = 7 and o.i > ${openOrders} ${oldestFirst}`,
  ],
  [
    'contact_messages',
    `insert into contact_messages (id, name, email, subject, message, locale, status, created_at, updated_at)
     select growth.id_at(o.at, 'message' || o.i), 'Amina', 'a@example.com', 'technical', 'A question', 'fr', 'closed', o.at,
       o.at ${of} and o.i % 20 = 3 and o.at > now() - interval '300 days' ${oldestFirst}`,
  ],
];

const searchIndex = 'order_search_words_index';

/** Makes what the filling needs in the database, once. */
export async function prepareFilling(database: Client): Promise<void> {
  await database.query(setUp);
}

/** Adds history: without triggers and foreign keys, a table after the other. */
export async function fill(
  database: Client,
  { after, upTo, customerId }: Filling,
  say: (line: string) => void,
): Promise<void> {
  await database.query(
    `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB'`,
  );
  await database.query(users, [after, upTo]);
  await database.query(orders, [after, upTo, customerId]);
  // Built anew at once: adding word by word takes many times as long.
  const { rows } = await database.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = $1`,
    [searchIndex],
  );
  await database.query(`drop index ${searchIndex}`);
  for (const [name, sql] of tables) {
    const startedMs = performance.now();
    const { rowCount } = await database.query(sql, [after, upTo]);
    say(`    ${name}: ${rowCount} rows in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
  }
  await database.query(rows[0]!.indexdef);
  await database.query('vacuum (analyze)');
}
