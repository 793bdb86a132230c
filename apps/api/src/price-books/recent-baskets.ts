import type { EntityManager } from '@mikro-orm/postgresql';
import { kernelVersion } from '@kernel/version.js';
import type { Finish, Polymer } from '@shared/domain/contract/enums.js';
import type { LineChoices, LineColour, PricedFindings } from '@shared/domain/pricing/part-line.js';

/** How many baskets a comparison of books looks at. */
const comparedBaskets = 200;

/** A saved quote that was not ordered, or an order. */
export interface RecentBasket {
  kind: 'quote' | 'order';
  id: string;
  number: string;
  customer: string;
  created_at: Date;
  item_count: number;
}

/** A line of a basket, as `lineOfPart` takes it. */
export interface ComparedLine {
  findings: PricedFindings;
  choices: LineChoices;
  colour: LineColour;
  furtherSkus: string[];
}

interface LineRow {
  basket_id: string;
  sku: string;
  polymer: Polymer;
  finish: Finish;
  quantity: string | number;
  is_rush: boolean;
  further_skus: string[];
  analysis: PricedFindings['analysis'];
  validation: PricedFindings['validation'];
  estimate: PricedFindings['estimate'];
}

/**
 * The last baskets, newest first: an order counts once, not as its quote as well; projects have no parts to price.
 * Ids sort by time, so both halves end after 200 entries of the primary keys, however large the tables are.
 */
export function readBaskets(em: EntityManager): Promise<RecentBasket[]> {
  return em.execute(
    `select b.*, u.email as customer from (
       (select 'quote' as kind, q.id, q.reference as number, q.user_id, q.created_at, q.item_count
        from saved_quotes q where not exists (select 1 from orders o where o.quote_id = q.id)
        order by q.id desc limit ?)
       union all
       (select 'order', o.id, o.number, o.user_id, o.created_at, o.item_count
        from orders o where not exists
          (select 1 from order_lines l where l.order_id = o.id and l.kind = 'project')
        order by o.id desc limit ?)
       order by created_at desc, id desc limit ?
     ) b join users u on u.id = b.user_id order by b.created_at desc, b.id desc`,
    [comparedBaskets, comparedBaskets, comparedBaskets],
  );
}

/** The lines of baskets whose files are there and measured, by the id of the basket. */
export async function readLines(
  em: EntityManager,
  baskets: readonly RecentBasket[],
): Promise<Map<string, ComparedLine[]>> {
  const ids = baskets.map(({ id }) => id);
  const places = ids.map(() => '?').join(', ');
  const rows = await em.execute<LineRow[]>(
    `select l.basket_id, m.sku, m.polymer, l.finish, l.quantity, l.is_rush, f.further_skus,
            a.analysis, a.validation, a.estimate
     from (
       select quote_id as basket_id, position, file_key, material_id, finish, quantity, false as is_rush
       from saved_quote_lines where quote_id in (${places})
       union all
       select order_id, position, file_key, material_id, finish, quantity, is_rush
       from order_lines where order_id in (${places})
     ) l
     join materials m on m.sku = l.material_id
     join uploaded_files f on f.key = l.file_key
     join lateral (
       select analysis, validation, estimate from file_analyses
       where content_hash = f.content_hash and status = 'done' order by kernel_version = ? desc, finished_at desc limit 1
     ) a on a.estimate is not null
     order by l.basket_id, l.position`,
    [...ids, ...ids, kernelVersion],
  );
  const lines = new Map<string, ComparedLine[]>();
  for (const row of rows) {
    const { analysis, validation, estimate, sku, polymer, finish, quantity, is_rush: isRush } = row;
    const line = {
      findings: { analysis, validation, estimate },
      choices: { finish, quantity: Number(quantity), isRush },
      colour: { sku, polymer },
      furtherSkus: row.further_skus,
    };
    lines.set(row.basket_id, [...(lines.get(row.basket_id) ?? []), line]);
  }
  return lines;
}
