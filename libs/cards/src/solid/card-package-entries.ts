import type { CardColour } from '@cards/design/card-design.js';
import type { CardBody } from './card-solid.js';

const coreNamespace = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';

const relationships = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>`;

const contentTypes = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>`;

/**
 * The entries of a card's 3MF file: a mesh a colour with a base material of that colour, put together as one object,
 * so that slicers keep them in register and ask for one filament each. Equal bodies make equal entries.
 */
export function cardPackageEntries(bodies: readonly CardBody[]): Record<string, string> {
  const materials = bodies.map(({ colour }) => baseMaterial(colour)).join('');
  const meshes = bodies.map((body, index) => meshObject(body, index));
  const cardId = bodies.length + 2;
  const components = bodies.map((_, index) => `<component objectid="${index + 2}"/>`).join('');
  const model = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<model unit="millimeter" xml:lang="en-US" xmlns="${coreNamespace}">`,
    `<resources><basematerials id="1">${materials}</basematerials>`,
    ...meshes,
    `<object id="${cardId}" type="model" name="card"><components>${components}</components></object>`,
    `</resources><build><item objectid="${cardId}"/></build></model>`,
  ].join('\n');
  return {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships,
    '3D/3dmodel.model': model,
  };
}

function baseMaterial({ name, hex }: CardColour): string {
  return `<base name="${escapeXml(name)}" displaycolor="${hex.toUpperCase()}"/>`;
}

function meshObject({ colour, positions, triangles }: CardBody, index: number): string {
  const lines: string[] = [
    `<object id="${index + 2}" type="model" name="${escapeXml(colour.sku)}" pid="1" pindex="${index}"><mesh><vertices>`,
  ];
  for (let at = 0; at < positions.length; at += 3) {
    lines.push(
      `<vertex x="${mm(positions[at]!)}" y="${mm(positions[at + 1]!)}" z="${mm(positions[at + 2]!)}"/>`,
    );
  }
  lines.push('</vertices><triangles>');
  for (let at = 0; at < triangles.length; at += 3) {
    lines.push(`<triangle v1="${triangles[at]!}" v2="${triangles[at + 1]!}" v3="${triangles[at + 2]!}"/>`);
  }
  lines.push('</triangles></mesh></object>');
  return lines.join('\n');
}

/** To a hundredth of a micrometre: finer than any vertex differs from another. */
function mm(length: number): string {
  return String(Math.round(length * 1e5) / 1e5);
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character]!);
}
