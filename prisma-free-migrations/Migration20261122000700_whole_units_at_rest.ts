import { Migration } from '@mikro-orm/migrations';

/** What a member of a stored price is now called, and how many of its units made one of the old. */
type Renames = Record<string, [name: string, factor: number]>;

const priceRenames: Renames = {
  total: ['totalCentimes', 100],
  totalHT: ['totalHtCentimes', 100],
  tvaAmount: ['tvaCentimes', 100],
  tvaRate: ['tvaPercent', 100],
  discount: ['discountCentimes', 100],
  estimatedPrintTime: ['printCentihours', 100],
  estimatedWeight: ['weightMilligrams', 1000],
  estimatedDeliveryDays: ['deliveryDays', 1],
};

const totalsRenames: Renames = {
  subtotal: ['subtotalCentimes', 100],
  setup: ['setupCentimes', 100],
  minimumAdjustment: ['minimumAdjustmentCentimes', 100],
  shipping: ['shippingCentimes', 100],
  total: ['totalCentimes', 100],
  machineHours: ['machineCentihours', 100],
  plateCredit: ['plateCreditCentimes', 100],
};

const contentRenames: Renames = {
  totalHT: ['totalHtCentimes', 100],
  tvaAmount: ['tvaCentimes', 100],
  tvaRate: ['tvaPercent', 100],
};

/** Renames and scales the members of an object that `renames` names; exact, since `numeric` is decimal. */
const inWholeUnits = `
  create function pg_temp.in_whole_units(record jsonb, renames jsonb) returns jsonb language sql immutable as $body$
    select coalesce(jsonb_object_agg(
      coalesce(renames -> key ->> 0, key),
      case when renames ? key
        then to_jsonb(round((value #>> '{}')::numeric * (renames -> key ->> 1)::numeric))
        else value end), '{}')
    from jsonb_each(record)
  $body$`;

const sqlOf = (renames: Renames) => `'${JSON.stringify(renames)}'::jsonb`;

/** Prices, totals and documents keep whole centimes, hundredths of an hour and milligrams instead of decimals. */
export class Migration20261122000700_whole_units_at_rest extends Migration {
  override up(): void {
    const [price, totals, content] = [priceRenames, totalsRenames, contentRenames].map(sqlOf);
    this.addSql(inWholeUnits);
    for (const table of ['saved_quotes', 'orders']) {
      this.addSql(`update "${table}" set "totals" = pg_temp.in_whole_units("totals", ${totals})`);
    }
    for (const table of ['saved_quote_lines', 'order_lines']) {
      this.addSql(`update "${table}" set "price" = pg_temp.in_whole_units("price", ${price})`);
    }
    this.addSql(`
      update "rendered_documents" set "content" = pg_temp.in_whole_units("content", ${content}) || jsonb_build_object(
        'totals', pg_temp.in_whole_units("content" -> 'totals', ${totals}),
        'lines', (
          select coalesce(jsonb_agg(
            line || jsonb_build_object('price', pg_temp.in_whole_units(line -> 'price', ${price})) order by place), '[]')
          from jsonb_array_elements("content" -> 'lines') with ordinality as lines (line, place)))`);
    this.addSql('drop function pg_temp.in_whole_units(jsonb, jsonb)');
  }
}
