import { type FoundWarning, sentenceOfFault } from '@shared/domain/contract/mesh-findings.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import type { PaintedFault } from '@viewer/engine/part-view.js';
import { SeeIn3d } from '@viewer/see-in-3d.js';
import { say as sayOfViewer } from '@viewer/viewer-words.js';
import type { Part } from '../parts/part.js';
import { inOtherUnit, overlayOf } from '../parts/parts-store.js';
import { figures, say, tell } from '../words/language.js';
import { withPart } from './basket.js';
import { changeBasket } from './basket-store.js';

/** What can be seen of a finding on the part itself. */
const paintedFor: Partial<Record<string, PaintedFault>> = {
  notClosed: 'openEdges',
  supportsNeeded: 'overhangs',
  thinWalls: 'thinWalls',
};

interface PartFactsProps {
  lineId: string;
  part: Part;
}

/** What was measured of a part, and what to know of it. */
export function PartFacts({ lineId, part }: PartFactsProps) {
  const { measured, sizeBytes, unit = 'mm' } = part;
  if (measured === null) return <p class="part-facts measuring">{say('line.measuring')}</p>;
  if (measured.outcome === 'refused') {
    const { code, message } = measured.refusal;
    return (
      <p class="part-facts bad">{message === undefined ? say('line.notTaken', { code }) : tell(message)}</p>
    );
  }
  if (measured.outcome === 'unreadable')
    return <p class="part-facts bad">{tell(sentenceOfFault(measured.fault))}</p>;
  if (measured.outcome === 'gone') return <p class="part-facts bad">{say('uploads.fileGone')}</p>;
  if (measured.outcome === 'left') return <p class="part-facts">{say('line.left', { why: measured.why })}</p>;
  const { analysis, validation } = measured.findings;
  const { x, y, z } = analysis.boundingBoxMm;
  const warned = new Set(validation.warnings.map(({ code }) => `mesh.${code}`));
  return (
    <div class="part-facts">
      <p>
        <span dir="ltr">
          {figures.figure(x)} × {figures.figure(y)} × {figures.figure(z)} mm
        </span>
        {unit !== 'mm' && <small> ({say('line.readIn', { unit })})</small>}
      </p>
      <p class="soft">
        {say('line.file', { triangles: analysis.triangles })} · {figures.fileSize(sizeBytes)}
      </p>
      <p>
        <SeeIn3d {...viewed(part)} label={sayOfViewer('openOf', { name: part.name })}>
          {sayOfViewer('open')}
        </SeeIn3d>
      </p>
      {validation.errors.map(({ tip, ...fault }) => (
        <p key={fault.code} class="bad">
          {/* The tip stands among the warnings, with a way to follow it. */}
          {tell(sentenceOfFault(warned.has(tip?.code ?? '') ? fault : { ...fault, tip }))}{' '}
          <ShowOnPart part={part} code={fault.code} />
        </p>
      ))}
      <ul class="warnings">
        {validation.warnings.map((warning) => (
          <li key={warning.code}>
            {tell({ code: `mesh.${warning.code}`, params: warning.params })}{' '}
            <UnitOffer lineId={lineId} part={part} warning={warning} />
            <ShowOnPart part={part} code={warning.code} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const viewed = (part: Part) => ({ name: part.name, load: (signal: AbortSignal) => overlayOf(part, signal) });

function ShowOnPart({ part, code }: { part: Part; code: string }) {
  const fault = paintedFor[code];
  if (fault === undefined) return null;
  return (
    <SeeIn3d {...viewed(part)} fault={fault} label={sayOfViewer('showOf', { fault })}>
      {sayOfViewer('show')}
    </SeeIn3d>
  );
}

/** The unit that a file of such a size is mostly in, applied with one click. */
function UnitOffer({ lineId, part, warning }: PartFactsProps & { warning: FoundWarning }) {
  if (warning.code !== 'likelyOtherUnit') return null;
  const unit: LengthUnit = warning.params.unit === 'inches' ? 'in' : 'm';
  const apply = async (): Promise<void> => {
    const partId = await inOtherUnit(part.id, unit);
    if (partId !== null) changeBasket((before) => withPart(before, lineId, partId));
  };
  return (
    <button type="button" class="link" onClick={() => void apply()}>
      {say('line.readAs', { unit })}
    </button>
  );
}
