import type { Schema } from '@client/service-client.js';
import { Swatch } from '@web/components/swatch.js';
import { locale, say } from '../words/language.js';

/** The colour of a plate, and that it is rushed. */
export function PlateColour({
  plate: { material, materialId, isRush },
}: {
  plate: Pick<Schema<'Plate'>, 'material' | 'materialId' | 'isRush'>;
}) {
  return (
    <>
      {material !== null && <Swatch colour={material.previewColor} />}{' '}
      {material === null ? materialId : locale === 'fr' ? material.nameFr : material.name}
      {isRush && <strong class="rush">{say('plates.rush')}</strong>}
    </>
  );
}
