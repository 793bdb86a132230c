import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { draft } from './card-draft.js';
import { CardGroup, ReliefGroup, TextsGroup, TypeGroup } from './card-fields.js';
import { startDrawing } from './card-picture.js';
import { CardPreview } from './card-preview.js';
import { CardPrice } from './card-price.js';
import { LinesGroup, PlaceGroup } from './line-fields.js';
import { restoreLogo } from './logo.js';
import { ColoursGroup, MarkGroup } from './mark-fields.js';
import { loadDesignerWords, sayDesigner } from './designer-words.js';

// Without its words there is no page: if they do not come, it has not loaded.
await loadDesignerWords();

/** Every choice of a business card beside its picture and its price. */
export function DesignerPage() {
  const isNameAsked = useSignal(false);
  const hasName = useComputed(() => draft.value.name.trim() !== '');
  useEffect(() => {
    void restoreLogo();
    return startDrawing();
  }, []);
  const nameFault = isNameAsked.value && !hasName.value ? sayDesigner('needsName') : null;
  const askForName = (): void => {
    isNameAsked.value = true;
    document.querySelector<HTMLInputElement>('#name')?.focus();
  };
  return (
    <div class="designer">
      <h1>{sayDesigner('title')}</h1>
      <p>{sayDesigner('intro')}</p>
      <div class="workbench">
        <div class="card-controls">
          <TextsGroup nameFault={nameFault} />
          <ColoursGroup />
          <CardGroup />
          <TypeGroup />
          <MarkGroup />
          <ReliefGroup />
          <LinesGroup />
          <PlaceGroup />
        </div>
        <div class="card-side">
          <CardPreview />
          <CardPrice onUnnamed={askForName} />
        </div>
      </div>
    </div>
  );
}
