import { appWords } from '@web/app/app-words.js';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../words/language.js';
import { draft } from './card-draft.js';
import { CardGroup, ReliefGroup, TextsGroup, TypeGroup } from './card-fields.js';
import { startDrawing } from './card-picture.js';
import { CardPreview } from './card-preview.js';
import { CardPrice } from './card-price.js';
import { loadCardWords } from './card-words.js';
import { LinesGroup, PlaceGroup } from './line-fields.js';
import { restoreLogo } from './logo.js';
import { ColoursGroup, MarkGroup } from './mark-fields.js';

/** Every choice of a business card beside its picture and its price. */
export function DesignerPage() {
  const hasWords = useSignal(false);
  const isNameAsked = useSignal(false);
  const hasName = useComputed(() => draft.value.name.trim() !== '');
  useEffect(() => {
    void loadCardWords().then(() => (hasWords.value = true));
    void restoreLogo();
    return startDrawing();
  }, []);
  if (!hasWords.value) return <p role="status">{appWords().loading}</p>;
  const nameFault = isNameAsked.value && !hasName.value ? say('designer.needsName') : null;
  const askForName = (): void => {
    isNameAsked.value = true;
    document.querySelector<HTMLInputElement>('#name')?.focus();
  };
  return (
    <div class="designer">
      <h1>{say('designer.title')}</h1>
      <p>{say('designer.intro')}</p>
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
