import type { IndexedMesh, Placing } from './indexed-mesh.js';
import { zip } from '@cards/solid/zip-archive.js';

function corner(mesh: IndexedMesh, index: number): [number, number, number] {
  const at = (mesh.triangles[index] ?? 0) * 3;
  const [x = 0, y = 0, z = 0] = mesh.positions.subarray(at, at + 3);
  return [x, y, z];
}

/** Binary STL; coordinates are rounded to f32. */
export function encodeBinaryStl(mesh: IndexedMesh, header = 'instant-fdm'): Buffer {
  const count = mesh.triangles.length / 3;
  const file = Buffer.alloc(84 + 50 * count);
  file.write(header, 0, 80, 'latin1');
  file.writeUInt32LE(count, 80);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let i = 0; i < mesh.triangles.length; i++) {
    const at = 84 + 50 * Math.floor(i / 3) + 12 + 12 * (i % 3);
    const vertex = (mesh.triangles[i] ?? 0) * 3;
    view.setFloat32(at, mesh.positions[vertex] ?? 0, true);
    view.setFloat32(at + 4, mesh.positions[vertex + 1] ?? 0, true);
    view.setFloat32(at + 8, mesh.positions[vertex + 2] ?? 0, true);
  }
  return file;
}

/** How text is written: the line ending, and the form of a number. */
export interface TextStyle {
  lineEnding?: string;
  number?: (value: number) => string;
}

/** ASCII STL, its normals left zero: readers derive them. */
export function encodeAsciiStl(mesh: IndexedMesh, style: TextStyle = {}): Buffer {
  const { lineEnding = '\n', number = String } = style;
  const lines = ['solid part'];
  for (let i = 0; i < mesh.triangles.length; i += 3) {
    lines.push('  facet normal 0 0 0', '    outer loop');
    for (let k = 0; k < 3; k++) {
      lines.push(
        `      vertex ${corner(mesh, i + k)
          .map((value) => number(value))
          .join(' ')}`,
      );
    }
    lines.push('    endloop', '  endfacet');
  }
  lines.push('endsolid part', '');
  return Buffer.from(lines.join(lineEnding));
}

/** OBJ with `v` and `f` lines. */
export function encodeObj(mesh: IndexedMesh, style: TextStyle = {}): Buffer {
  const { lineEnding = '\n', number = String } = style;
  const lines = ['# instant-fdm', 'o part'];
  for (let v = 0; v < mesh.positions.length; v += 3) {
    lines.push(`v ${[...mesh.positions.subarray(v, v + 3)].map((value) => number(value)).join(' ')}`);
  }
  for (let i = 0; i < mesh.triangles.length; i += 3) {
    lines.push(`f ${[...mesh.triangles.subarray(i, i + 3)].map((vertex) => vertex + 1).join(' ')}`);
  }
  lines.push('');
  return Buffer.from(lines.join(lineEnding));
}

/** What a 3MF file is made of. */
export interface ThreemfContent {
  unit?: string;
  /** Meshes, or components by the index of an earlier object. */
  objects: { mesh?: IndexedMesh; components?: ThreemfReference[]; type?: string }[];
  /** What is built, by the index of an object; every object as it lies when left out. */
  items?: ThreemfReference[];
}

export interface ThreemfReference {
  object: number;
  placing?: Placing;
}

const coreNamespace = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';

/** The XML of a 3MF model part. Object ids are the indices plus one. */
export function encodeModelXml(content: ThreemfContent): string {
  const reference = ({ object, placing }: ThreemfReference): string =>
    `objectid="${object + 1}"${placing ? ` transform="${placing.join(' ')}"` : ''}`;
  const objects = content.objects.map(({ mesh, components, type }, index) => {
    const body = mesh ? meshXml(mesh) : '';
    const parts = components?.map((component) => `<component ${reference(component)}/>`).join('') ?? '';
    const inner = components ? `<components>${parts}</components>` : body;
    return `<object id="${index + 1}" type="${type ?? 'model'}">${inner}</object>`;
  });
  const items = content.items ?? content.objects.map((_, object) => ({ object }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<model unit="${content.unit ?? 'millimeter'}" xml:lang="en-US" xmlns="${coreNamespace}">`,
    `<resources>${objects.join('\n')}</resources>`,
    `<build>${items.map((item) => `<item ${reference(item)}/>`).join('')}</build>`,
    '</model>',
  ].join('\n');
}

function meshXml(mesh: IndexedMesh): string {
  const lines = ['<mesh><vertices>'];
  for (let v = 0; v < mesh.positions.length; v += 3) {
    const [x = 0, y = 0, z = 0] = mesh.positions.subarray(v, v + 3);
    lines.push(`<vertex x="${x}" y="${y}" z="${z}"/>`);
  }
  lines.push('</vertices><triangles>');
  for (let i = 0; i < mesh.triangles.length; i += 3) {
    const [a = 0, b = 0, c = 0] = mesh.triangles.subarray(i, i + 3);
    lines.push(`<triangle v1="${a}" v2="${b}" v3="${c}"/>`);
  }
  lines.push('</triangles></mesh>');
  return lines.join('\n');
}

const relationships = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>`;

const contentTypes = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>`;

/** A 3MF file around the XML of its root model part; `others` are further parts by name. */
export function encodePackage(
  modelXml: string | Buffer,
  others: Record<string, string | Buffer> = {},
): Buffer {
  return zip({
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships,
    '3D/3dmodel.model': modelXml,
    ...others,
  });
}

/** A 3MF file of one mesh, or of more. */
export function encodeThreemf(content: IndexedMesh | ThreemfContent): Buffer {
  return encodePackage(encodeModelXml('positions' in content ? { objects: [{ mesh: content }] } : content));
}
