import type { ComponentChildren } from 'preact';
import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { Definitions } from '@web/components/definitions.js';
import { ColourName, useColours } from '../ui/colours.js';
import { mailName } from '../ui/mail-name.js';
import { figures, nameOf, say } from '../words/language.js';

type Fact = Schema<'JobRowFact'>;

/** What a job's row says that it works on. */
export function RowFacts({ row }: { row: readonly Fact[] }) {
  if (row.length === 0) return null;
  return (
    <section>
      <h2>{say('work.job.row')}</h2>
      <Definitions rows={row.map((fact) => [nameOf('rowNames', fact.name), <FactValue fact={fact} />])} />
    </section>
  );
}

/** How facts are read that are not shown as they are. */
const readings: Partial<Record<Fact['name'], (value: string) => ComponentChildren>> = {
  sizeBytes: (value) => figures.fileSize(Number(value)),
  amountCentimes: (value) => figures.money(Number(value) / 100),
  createdAt: (value) => figures.moment(value),
  expiresAt: (value) => figures.moment(value),
  template: mailName,
  language: (language) => say('customers.languageName', { language }),
  status: (status) => say('work.job.rowState', { status }),
  documentKind: (kind) => say('work.job.documentKind', { kind }),
  order: (number) => <a href={`${consolePath('orders')}?search=${encodeURIComponent(number)}`}>{number}</a>,
  material: (sku) => <Material sku={sku} />,
};

function FactValue({ fact: { name, value } }: { fact: Fact }) {
  return <>{readings[name]?.(value) ?? <bdi>{value}</bdi>}</>;
}

function Material({ sku }: { sku: string }) {
  return <ColourName colours={useColours()} sku={sku} />;
}
