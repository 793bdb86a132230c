import type { TargetedMouseEvent } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { maxUploadMegabytes } from '@shared/domain/contract/limits.js';
import { partsOf } from '../engine/parts-of.js';
import { prepareEngine } from '../parts/parts-store.js';
import { openOnEnter } from '../ui/open-on-enter.js';
import { say } from '../words/language.js';
import { addDropped } from './add-parts.js';

interface DropZoneProps {
  /** Above lines that are there already. */
  isSmall?: boolean;
  /** Runs once parts have been added. */
  onAdded?: () => void;
}

const dragEvents = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;

/** Where files, folders and ZIP archives are chosen, or dropped anywhere in the window. Nothing of them leaves the device here. */
export function DropZone({ isSmall = false, onAdded }: DropZoneProps) {
  const id = useId();
  const isOver = useSignal(false);
  const isReading = useSignal(false);
  const add = async (source: DataTransfer | FileList): Promise<void> => {
    isOver.value = false;
    isReading.value = true;
    try {
      if (addDropped(await partsOf(source)) > 0) onAdded?.();
    } finally {
      isReading.value = false;
    }
  };
  const choose = (event: Event): void => {
    const input = event.currentTarget as HTMLInputElement;
    if (input.files !== null && input.files.length > 0)
      void add(input.files).finally(() => (input.value = ''));
  };
  // Anywhere in the window: elsewhere the browser would leave the page for the file.
  useEffect(() => {
    const take = (event: DragEvent): void => {
      const { type, dataTransfer } = event;
      if (!dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'copy';
      isOver.value = type === 'dragover';
      if (type === 'dragenter') prepareEngine();
      else if (type === 'drop') void add(dataTransfer);
    };
    for (const type of dragEvents) addEventListener(type, take);
    return () => {
      for (const type of dragEvents) removeEventListener(type, take);
    };
  }, []);
  return (
    <div
      class={`drop-zone${isSmall ? ' small' : ''}${isOver.value ? ' over' : ''}`}
      aria-busy={isReading.value}
    >
      <p class="call">{say('drop.call')}</p>
      <p class="buttons">
        <label class="button" for={`${id}-files`}>
          {say('drop.files')}
        </label>
        <input
          id={`${id}-files`}
          class="visually-hidden"
          type="file"
          multiple
          accept=".stl,.obj,.3mf,.zip"
          onFocus={prepareEngine}
          onKeyDown={openOnEnter}
          onChange={choose}
        />
        <label class="button quiet" for={`${id}-folder`}>
          {say('drop.folder')}
        </label>
        <input
          id={`${id}-folder`}
          class="visually-hidden"
          type="file"
          multiple
          onClick={asFolderInput}
          onFocus={prepareEngine}
          onKeyDown={openOnEnter}
          onChange={choose}
        />
      </p>
      <p class="note">{say('drop.formats', { megabytes: maxUploadMegabytes })}</p>
      <p class="note private">{say('drop.private')}</p>
    </div>
  );
}

/** Has it ask for a folder when it opens: no attribute of the standard, but one that every browser has. */
function asFolderInput({ currentTarget }: TargetedMouseEvent<HTMLInputElement>): void {
  currentTarget.setAttribute('webkitdirectory', '');
}
