import type { InterfaceDocument } from './interface-document.js';
import type { FieldTable, OperationView } from './operation-view.js';
import { indexPaths, type ReferenceGroup, type ReferenceMap } from './reference-map.js';

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ');
const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;
const whole = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

function tableOf({ title, rows }: FieldTable): string {
  const lines = rows.map(({ name, type, isRequired, bounds, description }) =>
    [`\`${name}\``, type, isRequired ? 'yes' : '', bounds.join('; '), description].map(cell).join(' | '),
  );
  const head = ['field | type | required | bounds | meaning', '--- | --- | --- | --- | ---'];
  return `${title}:\n\n${[...head, ...lines].map((line) => `| ${line} |`).join('\n')}`;
}

function operationPart(operation: OperationView): string {
  const { method, path, summary, description, access, rate, takes, gives, answers } = operation;
  const statuses = answers.map((one) => `- ${one.status}: ${one.description.replaceAll('\n\n', ' ')}`);
  return [
    `### ${method} ${path}`,
    `${summary}. ${description}`.trim(),
    `Access: ${access}. Rate: ${rate}.`,
    ...takes.map(tableOf),
    fenced('sh', operation.requestExample),
    ...gives.map(tableOf),
    ...(operation.answerExample === null ? [] : [fenced('json', operation.answerExample)]),
    statuses.join('\n'),
  ].join('\n\n');
}

const groupPart = ({ name, description, operations }: ReferenceGroup): string =>
  [`## ${name}`, description, ...operations.map(operationPart)].join('\n\n');

/** A group's entry in an index: where it is described, and what there is. */
function indexEntry({ name, path, description, operations }: ReferenceGroup): string {
  const lines = operations.map((one) => `- \`${one.method} ${one.path}\`: ${one.summary}`);
  return [`## [${name}](${path}.md)`, description, lines.join('\n')].join('\n\n');
}

function introduction({ info: { title, version, description } }: InterfaceDocument): string[] {
  return [
    `# ${title} API ${version}`,
    'As OpenAPI 3.1: [/openapi.json](/openapi.json). All in one document: [/llms-full.txt](/llms-full.txt).',
    description,
  ];
}

/** The introduction, and every group with its operations. */
export function customersIndexMarkdown(document: InterfaceDocument, { customers }: ReferenceMap): string {
  const others = `What operators and supervisors call is [a part of its own](${indexPaths.operators}.md).`;
  return whole([...introduction(document), ...customers.map(indexEntry), others]);
}

/** The groups of operators. */
export function operatorsIndexMarkdown(introducing: string, { operators }: ReferenceMap): string {
  const back = `Envelope, checks and codes are those of [the API](${indexPaths.customers}.md).`;
  return whole(['# Operators', introducing, back, ...operators.map(indexEntry)]);
}

/** A group in full. */
export function groupMarkdown(group: ReferenceGroup, indexPath: string): string {
  return whole([
    `# ${group.name}`,
    `From the [API reference](${indexPath}.md).`,
    group.description,
    ...group.operations.map(operationPart),
  ]);
}

/** Everything that customers' programs call, as one document. */
export function wholeMarkdown(document: InterfaceDocument, { customers }: ReferenceMap): string {
  return whole([...introduction(document), ...customers.map(groupPart)]);
}
