/** The printed parts that the public pages show: one for each material, modelled here. */
import { freeing, type Keep, type SolidKernel } from '@cards/solid/solid-kernel.js';
import type { Polymer } from '@shared/domain/contract/enums.js';
import type { Manifold, SimplePolygon, Vec2, Vec3 } from 'manifold-3d';
import type { PlacedMesh } from '@kernel/placed-mesh.js';

/** Builds solids of one model; each is freed at its end. */
class Modeller {
  constructor(
    private readonly solids: SolidKernel,
    readonly keep: Keep,
  ) {}

  extruded(outline: SimplePolygon, height: number, divisions = 0, twist = 0, top = 1): Manifold {
    return this.keep(
      this.keep(new this.solids.CrossSection([outline])).extrude(height, divisions, twist, [top, top]),
    );
  }

  revolved(outline: SimplePolygon): Manifold {
    return this.keep(this.keep(new this.solids.CrossSection([outline])).revolve(96));
  }

  /** A block with round upright edges, its corner at the origin. */
  block([x, y, z]: Vec3, radius: number): Manifold {
    const section = this.keep(this.solids.CrossSection.square([x - 2 * radius, y - 2 * radius]));
    const round = this.keep(this.keep(section.offset(radius, 'Round', 2, 32)).translate([radius, radius]));
    return this.keep(round.extrude(z));
  }

  cylinder(height: number, radius: number, at: Vec3, topRadius = radius): Manifold {
    return this.placed(this.keep(this.solids.Manifold.cylinder(height, radius, topRadius, 48)), at);
  }

  box(size: Vec3, at: Vec3): Manifold {
    return this.placed(this.keep(this.solids.Manifold.cube(size)), at);
  }

  placed(solid: Manifold, at: Vec3, turn: Vec3 = [0, 0, 0]): Manifold {
    return this.keep(this.keep(solid.rotate(turn)).translate(at));
  }

  joined(...solids: Manifold[]): Manifold {
    return this.keep(this.solids.Manifold.union(solids));
  }

  without(solid: Manifold, ...removed: Manifold[]): Manifold {
    return this.keep(this.solids.Manifold.difference([solid, ...removed]));
  }
}

/** A wavy ring of points. */
function wavy(radius: number, depth: number, waves: number): SimplePolygon {
  return Array.from({ length: waves * 16 }, (_, index): Vec2 => {
    const angle = (2 * Math.PI * index) / (waves * 16);
    const reach = radius + depth * Math.cos(waves * angle);
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
}

function planter(make: Modeller): Manifold {
  const shape = (radius: number, height: number) =>
    make.extruded(wavy(radius, 2.2, 12), height, 80, 50, 1.35);
  return make.without(shape(26, 56), make.placed(shape(23.6, 56), [0, 0, 3]));
}

function bracket(make: Modeller): Manifold {
  const plate = make.block([60, 44, 6], 8);
  const upright = make.placed(make.block([60, 46, 6], 8), [0, 44, 0], [90, 0, 0]);
  const web: SimplePolygon = [
    [0, 0],
    [30, 0],
    [0, 30],
  ];
  const rib = (x: number) => make.placed(make.extruded(web, 5), [x, 38, 6], [90, 0, -90]);
  const hole = (x: number, y: number) =>
    make.joined(make.cylinder(20, 2.6, [x, y, -5]), make.cylinder(3, 2.6, [x, y, 3.2], 5.2));
  const wall = (x: number) => make.placed(hole(0, 0), [x, 44, 34], [90, 0, 0]);
  const solid = make.joined(plate, upright, rib(4), rib(51));
  return make.without(solid, hole(18, 12), hole(42, 12), wall(18), wall(42));
}

function enclosure(make: Modeller): Manifold {
  const shell = make.without(
    make.block([86, 60, 26], 7),
    make.placed(make.block([80, 54, 26], 4.5), [3, 3, 2.4]),
  );
  const posts = [
    [12, 12],
    [74, 12],
    [12, 48],
    [74, 48],
  ].map(([x = 0, y = 0]) => make.without(make.cylinder(12, 4, [x, y, 0]), make.cylinder(12, 1.5, [x, y, 3])));
  const slots = Array.from({ length: 7 }, (_, index) => make.box([2.4, 12, 10], [28 + index * 5, -4, 10]));
  const sockets = [make.box([12, 12, 6], [80, 16, 8]), make.cylinder(12, 4, [0, 0, 0])];
  const cable = make.placed(sockets[1]!, [80, 42, 12], [0, 90, 0]);
  return make.without(make.joined(shell, ...posts), ...slots, sockets[0]!, cable);
}

function weatherShield(make: Modeller): Manifold {
  const louvre: SimplePolygon = [
    [16, 5],
    [26, 5],
    [36, -3],
    [36, -1],
    [26.6, 7],
    [16, 7],
  ];
  const plates = Array.from({ length: 5 }, (_, level) =>
    make.placed(make.revolved(louvre), [0, 0, 3 + level * 9]),
  );
  const cap: SimplePolygon = [
    [0, 5],
    [26, 5],
    [36, -3],
    [36, -1],
    [26.6, 8],
    [0, 8],
  ];
  const posts = [0, 1, 2].map((third) => {
    const angle = (2 * Math.PI * third) / 3 + 0.4;
    return make.cylinder(52, 2.6, [21 * Math.cos(angle), 21 * Math.sin(angle), 0]);
  });
  return make.joined(...plates, make.placed(make.revolved(cap), [0, 0, 48]), ...posts);
}

function bellows(make: Modeller): Manifold {
  const folds = 7;
  const outside: Vec2[] = [];
  const inside: Vec2[] = [];
  for (let fold = 0; fold <= folds * 2; fold++) {
    const radius = fold % 2 === 0 ? 17 : 25;
    outside.push([radius, 8 + fold * 3]);
    inside.push([radius - 2.2, 8 + fold * 3]);
  }
  const top = 8 + folds * 6;
  const outline: Vec2[] = [[14.8, 0], [28, 0], [28, 3], [17, 3], ...outside, [17, top + 8], [14.8, top + 8]];
  return make.revolved([...outline, ...inside.reverse()]);
}

const models: Record<Polymer, (make: Modeller) => Manifold> = {
  pla: planter,
  petg: bracket,
  abs: enclosure,
  asa: weatherShield,
  tpu: bellows,
};

/** The part that shows what a material is for. */
export function modelOf(polymer: Polymer, solids: SolidKernel): PlacedMesh {
  return freeing((keep) => {
    const { numProp, vertProperties, triVerts } = models[polymer](new Modeller(solids, keep)).getMesh();
    const positions = new Float64Array((vertProperties.length / numProp) * 3);
    for (let at = 0; at < positions.length; at++) {
      positions[at] = vertProperties[Math.floor(at / 3) * numProp + (at % 3)]!;
    }
    const transform = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0);
    return { positions, triangles: Uint32Array.from(triVerts), unitMm: 1, transform };
  });
}
