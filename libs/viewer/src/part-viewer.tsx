import { useEffect, useState } from 'preact/hooks';
import { Modal } from '@web/app/modal.js';
import type { Overlaid } from './engine/measured.js';
import type { PaintedFault } from './engine/part-view.js';
import { PartStage } from './stage/part-stage.js';
import { say } from './viewer-words.js';

/** A part that can be looked at. */
export interface ViewedPart {
  name: string;
  /** Readies it to be drawn; ends early when the signal is aborted. */
  load: (signal: AbortSignal) => Promise<Overlaid>;
  /** What to look at first; the whole part when left out. */
  fault?: PaintedFault;
}

/** A part in 3D, in a dialog. */
export function PartViewer({ name, load, fault, onClose }: ViewedPart & { onClose: () => void }) {
  const [overlaid, setOverlaid] = useState<Overlaid | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (result) => !abort.signal.aborted && setOverlaid(result),
      () => !abort.signal.aborted && setOverlaid({ outcome: 'left', why: 'failed' }),
    );
    return () => abort.abort();
  }, []);
  return (
    <Modal title={say('titleOf', { name })} onClose={onClose}>
      {overlaid === null ? (
        <p role="status">{say('preparing')}</p>
      ) : overlaid.outcome === 'overlaid' ? (
        <PartStage name={name} view={overlaid.view} fault={fault} />
      ) : (
        <p role="alert">
          {say('failed', { why: overlaid.outcome === 'left' ? overlaid.why : overlaid.outcome })}
        </p>
      )}
    </Modal>
  );
}
