import { Migration } from '@mikro-orm/migrations';
import { destinationSeeds } from './data/destinations.ts';
import { materialSeeds } from './data/materials.ts';

export class Migration20261121000100_seed_catalogue extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      `insert into materials (sku, name, name_fr, polymer, preview_color, position)
       select sku, name, "nameFr", polymer, "previewColor", position
       from jsonb_to_recordset(?::jsonb) as seed
         (sku text, name text, "nameFr" text, polymer text, "previewColor" text, position int)`,
      [JSON.stringify(materialSeeds)],
    );
    const ranked = destinationSeeds.map((seed, position) => ({ ...seed, position }));
    await this.execute(
      `insert into destinations (id, code, name, aliases, delivery_days_min, delivery_days_max, position)
       select id, code, name, array(select jsonb_array_elements_text(aliases)),
         "deliveryDaysMin", "deliveryDaysMax", position
       from jsonb_to_recordset(?::jsonb) as seed
         (id uuid, code text, name text, aliases jsonb, "deliveryDaysMin" int, "deliveryDaysMax" int, position int)`,
      [JSON.stringify(ranked)],
    );
  }
}
