type Polymer = 'pla' | 'petg' | 'abs' | 'asa' | 'tpu';

/** A colour SKU of the catalogue, as the seeding migration writes it; its price is the book's. */
export interface MaterialSeed {
  sku: string;
  polymer: Polymer;
  /** English. */
  name: string;
  nameFr: string;
  /** `#rrggbb` */
  previewColor: string;
  /** Place in the catalogue, from 1. */
  position: number;
}

type Row = readonly [sku: string, polymer: Polymer, name: string, nameFr: string, previewColor: string];

const rows: readonly Row[] = [
  ['pla-noir', 'pla', 'PLA Black', 'PLA noir', '#1a1a1a'],
  ['pla-blanc', 'pla', 'PLA White', 'PLA blanc', '#f5f5f2'],
  ['pla-gris', 'pla', 'PLA Grey', 'PLA gris', '#8a8d8f'],
  ['pla-argent', 'pla', 'PLA Silver', 'PLA argent', '#c0c4c8'],
  ['pla-rouge', 'pla', 'PLA Red', 'PLA rouge', '#c8202f'],
  ['pla-orange', 'pla', 'PLA Orange', 'PLA orange', '#f47b20'],
  ['pla-jaune', 'pla', 'PLA Yellow', 'PLA jaune', '#f9d616'],
  ['pla-vert', 'pla', 'PLA Green', 'PLA vert', '#1f8a43'],
  ['pla-bleu', 'pla', 'PLA Blue', 'PLA bleu', '#1f56a8'],
  ['pla-bleu-ciel', 'pla', 'PLA Sky Blue', 'PLA bleu ciel', '#6cb8e6'],
  ['pla-violet', 'pla', 'PLA Purple', 'PLA violet', '#6b3fa0'],
  ['pla-rose', 'pla', 'PLA Pink', 'PLA rose', '#f08db2'],
  ['pla-marron', 'pla', 'PLA Brown', 'PLA marron', '#6b4226'],
  ['pla-beige', 'pla', 'PLA Beige', 'PLA beige', '#d9c6a5'],
  ['pla-or', 'pla', 'PLA Gold', 'PLA or', '#c9a227'],
  ['petg-noir', 'petg', 'PETG Black', 'PETG noir', '#1c1c1e'],
  ['petg-blanc', 'petg', 'PETG White', 'PETG blanc', '#f2f3f0'],
  ['petg-gris', 'petg', 'PETG Grey', 'PETG gris', '#7f8487'],
  ['petg-transparent', 'petg', 'PETG Clear', 'PETG transparent', '#dfe7ea'],
  ['petg-rouge', 'petg', 'PETG Red', 'PETG rouge', '#b9202b'],
  ['petg-orange', 'petg', 'PETG Orange', 'PETG orange', '#f26a1b'],
  ['petg-bleu', 'petg', 'PETG Blue', 'PETG bleu', '#1b4f9c'],
  ['petg-vert', 'petg', 'PETG Green', 'PETG vert', '#22804a'],
  ['abs-noir', 'abs', 'ABS Black', 'ABS noir', '#18181a'],
  ['abs-blanc', 'abs', 'ABS White', 'ABS blanc', '#f0efea'],
  ['abs-gris', 'abs', 'ABS Grey', 'ABS gris', '#86898c'],
  ['abs-rouge', 'abs', 'ABS Red', 'ABS rouge', '#bf1e2e'],
  ['abs-bleu', 'abs', 'ABS Blue', 'ABS bleu', '#20509e'],
  ['abs-jaune', 'abs', 'ABS Yellow', 'ABS jaune', '#f5cf1c'],
  ['asa-noir', 'asa', 'ASA Black', 'ASA noir', '#1b1b1d'],
  ['asa-blanc', 'asa', 'ASA White', 'ASA blanc', '#eeede8'],
  ['asa-gris', 'asa', 'ASA Grey', 'ASA gris', '#7b7f82'],
  ['asa-rouge', 'asa', 'ASA Red', 'ASA rouge', '#ad1f2b'],
  ['asa-vert', 'asa', 'ASA Green', 'ASA vert', '#2b6e3f'],
  ['tpu-noir', 'tpu', 'TPU Black', 'TPU noir', '#202022'],
  ['tpu-blanc', 'tpu', 'TPU White', 'TPU blanc', '#eceae4'],
  ['tpu-transparent', 'tpu', 'TPU Clear', 'TPU transparent', '#e3e6e3'],
  ['tpu-rouge', 'tpu', 'TPU Red', 'TPU rouge', '#c22432'],
  ['tpu-bleu', 'tpu', 'TPU Blue', 'TPU bleu', '#2a5fb0'],
  ['tpu-jaune', 'tpu', 'TPU Yellow', 'TPU jaune', '#f2d024'],
];

/** Every colour SKU in the catalogue's order; the first is what is priced when none is chosen. */
export const materialSeeds: readonly MaterialSeed[] = rows.map(
  ([sku, polymer, name, nameFr, previewColor], index) => ({
    sku,
    polymer,
    name,
    nameFr,
    previewColor,
    position: index + 1,
  }),
);
