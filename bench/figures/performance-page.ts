import type { Figure } from './figure.js';

/** What one benchmark measured, and where. */
export interface Section {
  /** Its command, without `npm run tool`. */
  command: string;
  /** A sentence that says when, of which commit, and on which machine. */
  circumstances: string;
  figures: readonly Figure[];
}

const head = `# Performance

Written by \`npm run bench\`, which runs the benchmarks one after another and replaces the sections of those that it ran
(\`npm run bench -- --only=kernel,service\`). Ratios are against a peer of the same run: machines differ, and have their moods.
What each benchmark does is in [benchmarks.md](benchmarks.md).
`;

/** The page with new sections in place of older ones of the same commands, in the order of \`commands\`. */
export function performancePage(
  page: string,
  commands: readonly string[],
  sections: readonly Section[],
): string {
  const texts = new Map(
    page
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => [/^## (.*)$/m.exec(text)![1]!, text.trim()]),
  );
  for (const section of sections) texts.set(section.command, sectionText(section));
  const inOrder = commands.flatMap((command) => texts.get(command) ?? []);
  return `${[head.trim(), ...inOrder].join('\n\n')}\n`;
}

function sectionText({ command, circumstances, figures }: Section): string {
  const rows = [
    ['what', 'figure', 'beside', 'goal', 'bound by'],
    ['---', '---', '---', '---', '---'],
    ...figures.map(figureCells),
  ];
  return `## ${command}\n\n${circumstances}\n\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;
}

/** The cells of a figure: what, figure, beside, goal, bound by. */
export function figureCells({ what, value, beside, goal, boundBy }: Figure): string[] {
  return [
    what,
    value,
    beside === undefined ? '' : `${beside.ratio.toFixed(2)} × ${beside.peer}`,
    goal === undefined ? '' : `${goal.bound}, ${goal.isMet ? 'met' : '**missed**'}`,
    boundBy,
  ];
}
