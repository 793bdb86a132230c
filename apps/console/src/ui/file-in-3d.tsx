import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import { PartEngine } from '@viewer/engine/part-engine.js';
import { SeeIn3d } from '@viewer/see-in-3d.js';
import { say as sayOfViewer } from '@viewer/viewer-words.js';
import { download } from '@web/app/download.js';

interface FileIn3dProps {
  name: string;
  /** A signed link to it. */
  url: string;
  unit: LengthUnit;
}

let engine: PartEngine | null = null;

/** A button that opens a customer's file in 3D, with its faults painted. */
export function FileIn3d({ name, url, unit }: FileIn3dProps) {
  const load = async (signal: AbortSignal) => {
    engine ??= new PartEngine({ workers: 1 });
    return engine.overlay({ name, unit, content: await download(url, signal) }, { signal });
  };
  return (
    <SeeIn3d name={name} load={load} label={sayOfViewer('openOf', { name })}>
      {sayOfViewer('open')}
    </SeeIn3d>
  );
}
