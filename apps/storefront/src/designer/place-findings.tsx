import { placeableElements, type PlaceableElement } from '@cards/design/card-options.js';
import { useFault, Warnings } from './card-fields.js';
import { elementName } from './card-words.js';

/** What is to know or to change of where elements stand, beside their picture. */
export function PlaceFindings() {
  return (
    <>
      {placeableElements.map((one) => (
        <PlaceFinding key={one} element={one} />
      ))}
    </>
  );
}

function PlaceFinding({ element }: { element: PlaceableElement }) {
  const fault = useFault(`placements.${element}`);
  return (
    <div>
      {fault !== null && (
        <p class="bad" role="alert">
          {elementName(element)}: {fault}
        </p>
      )}
      <Warnings field={`placements.${element}`} />
    </div>
  );
}
