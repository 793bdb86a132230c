import type { InterfaceDocument } from './interface-document.js';
import { type FieldTable, type OperationView, tagViews } from './operation-view.js';

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ');
const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

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

/** The interface as one Markdown document. */
export function markdownPage(document: InterfaceDocument, publicUrl: string): string {
  const { title, version, description } = document.info;
  const parts = tagViews(document, publicUrl).map((tag) =>
    [`## ${tag.name}`, tag.description, ...tag.operations.map(operationPart)].join('\n\n'),
  );
  const note = 'As OpenAPI 3.1: [/openapi.json](/openapi.json).';
  return `${[`# ${title} API ${version}`, note, description, ...parts].join('\n\n')}\n`;
}
