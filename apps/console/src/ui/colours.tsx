import type { Schema } from '@client/service-client.js';
import { Swatch } from '@web/components/swatch.js';
import { dataOf } from '@web/app/failure.js';
import { useRecord } from '@web/app/use-record.js';
import { service } from '../service/client.js';
import { locale } from '../words/language.js';

type Colour = Pick<Schema<'Stock'>, 'name' | 'nameFr' | 'previewColor'>;

/** Colours by their id. */
export type Colours = ReadonlyMap<string, Colour>;

/** The colours of the catalogue by their id; none until they are read. */
export function useColours(): Colours {
  const [record] = useRecord(() => dataOf(service.GET('/ops/api/stock')), '');
  return new Map(record.step === 'here' ? record.data.map((colour) => [colour.sku, colour]) : []);
}

/** A colour's name in the page's language. */
export function nameOfColour({ name, nameFr }: Pick<Colour, 'name' | 'nameFr'>): string {
  return locale === 'fr' ? nameFr : name;
}

/** What a colour is called in the page's language; its id while nothing more is known. */
export function colourName(colours: Colours, sku: string): string {
  const colour = colours.get(sku);
  return colour === undefined ? sku : nameOfColour(colour);
}

/** A colour's dot and name. */
export function ColourName({ colours, sku }: { colours: Colours; sku: string }) {
  const colour = colours.get(sku);
  return (
    <>
      {colour !== undefined && <Swatch colour={colour.previewColor} />} {colourName(colours, sku)}
    </>
  );
}
