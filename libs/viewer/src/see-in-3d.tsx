import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { appWords } from '@web/app/app-words.js';
import { notify } from '@web/app/notices.js';
import type { ViewedPart } from './part-viewer.js';

type Viewer = typeof import('./part-viewer.js').PartViewer;

interface SeeIn3dProps extends ViewedPart {
  /** What the button does, for those who do not see what stands around it. */
  label: string;
  children: ComponentChildren;
}

/** A button that opens a part in 3D; what draws it is loaded then. */
export function SeeIn3d({ label, children, ...part }: SeeIn3dProps) {
  const viewer = useSignal<{ View: Viewer } | null>(null);
  const open = (): void => {
    import('./part-viewer.js').then(
      ({ PartViewer }) => (viewer.value = { View: PartViewer }),
      () => notify({ tone: 'bad', text: appWords().offline }),
    );
  };
  const View = viewer.value?.View;
  return (
    <>
      <button type="button" class="link" aria-label={label} aria-haspopup="dialog" onClick={open}>
        {children}
      </button>
      {View && <View {...part} onClose={() => (viewer.value = null)} />}
    </>
  );
}
