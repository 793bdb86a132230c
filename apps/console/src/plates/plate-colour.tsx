import type { Schema } from '@client/service-client.js';
import { Swatch } from '@web/components/swatch.js';
import { nameOfColour } from '../ui/colours.js';
import { say } from '../words/language.js';

type Plate = Pick<Schema<'Plate'>, 'material' | 'materialId' | 'furtherColours' | 'isRush'>;

/** The colours of a plate, and that it is rushed. */
export function PlateColour({ plate: { material, materialId, furtherColours, isRush } }: { plate: Plate }) {
  return (
    <>
      {material !== null && <Swatch colour={material.previewColor} />}{' '}
      {material === null ? materialId : nameOfColour(material)}
      <FurtherColours colours={furtherColours} />
      {isRush && <strong class="rush">{say('plates.rush')}</strong>}
    </>
  );
}

/** What a part is printed in beside its own colour. */
export function FurtherColours({ colours }: { colours: Plate['furtherColours'] }) {
  return (
    <>
      {colours.map((colour) => (
        <span key={colour.name}>
          {' + '}
          <Swatch colour={colour.previewColor} /> {nameOfColour(colour)}
        </span>
      ))}
    </>
  );
}
