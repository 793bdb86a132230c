/** A point of the plot: the slicer's figure and the estimate. */
interface PlotPoint {
  sliced: number;
  estimated: number;
}

interface Panel {
  title: string;
  points: readonly PlotPoint[];
}

const side = 360;
const margin = 56;
const gap = 40;

/** An SVG of estimated against sliced, on logarithmic axes; grey lines lie 10 % to either side. */
export function accuracyPlot(panels: readonly Panel[]): string {
  const width = panels.length * (side + margin) + (panels.length - 1) * gap + 20;
  const height = side + 2 * margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...panels.map((panel, i) => panelSvg(panel, margin + i * (side + margin + gap))),
    '</svg>',
    '',
  ].join('\n');
}

function panelSvg({ title, points }: Panel, left: number): string {
  const values = points.flatMap(({ sliced, estimated }) => [sliced, estimated]).map(Math.log10);
  const low = Math.floor(Math.min(...values));
  const high = Math.ceil(Math.max(...values));
  const place = (value: number): number => ((value - low) / (high - low)) * side;
  const x = (value: number): string => (left + place(value)).toFixed(1);
  const y = (value: number): string => (margin + side - place(value)).toFixed(1);
  const line = (shift: number, colour: string): string => {
    const from = Math.max(low, low - shift);
    const to = Math.min(high, high - shift);
    return `<line x1="${x(from)}" y1="${y(from + shift)}" x2="${x(to)}" y2="${y(to + shift)}" stroke="${colour}"/>`;
  };
  const ticks = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return [
    `<text x="${left}" y="${margin - 16}" font-size="14">${title}</text>`,
    `<rect x="${left}" y="${margin}" width="${side}" height="${side}" fill="none" stroke="#888"/>`,
    line(Math.log10(1.1), '#ccc'),
    line(-Math.log10(1.1), '#ccc'),
    line(0, '#888'),
    ...ticks.map(
      (tick) => `<text x="${x(tick)}" y="${margin + side + 18}" text-anchor="middle">${10 ** tick}</text>`,
    ),
    ...ticks.map((tick) => `<text x="${left - 6}" y="${y(tick)}" text-anchor="end">${10 ** tick}</text>`),
    `<text x="${left + side / 2}" y="${margin + side + 38}" text-anchor="middle">sliced</text>`,
    `<text x="${left + 8}" y="${margin + 18}">estimated</text>`,
    ...points.map(
      ({ sliced, estimated }) =>
        `<circle cx="${x(Math.log10(sliced))}" cy="${y(Math.log10(estimated))}" r="2.5" fill="#1565c0" fill-opacity="0.6"/>`,
    ),
  ].join('\n');
}
