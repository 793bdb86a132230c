import type { Schema } from '@client/service-client.js';
import type { BookChange } from '@shared/domain/pricing/book-changes.js';
import { figureName, shownFigure } from '../prices/figure-groups.js';
import { colourName, type Colours } from '../ui/colours.js';
import { mailName } from '../ui/mail-name.js';
import { figures, nameOf, say } from '../words/language.js';

type Entry = Schema<'Audit'>;

interface ChangedValuesProps {
  entry: Entry;
  colours: Colours;
}

/** Ids of rows say nothing to people: what they belong to is linked beside. */
const isShown = (name: string): boolean => !/(Id|Ids|Key)$/.test(name) || name === 'materialId';

/** The values that differ, each as it was and as it is. */
export function ChangedValues({ entry, colours }: ChangedValuesProps) {
  const [was, is] = [new Map(Object.entries(entry.before)), new Map(Object.entries(entry.after))];
  // What was noted only of the state before says nothing of the change, unless nothing is left after it.
  const names = [...(is.size === 0 ? was : is).keys()].filter(isShown);
  const changed = names.filter((name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)));
  const textOf = (name: string, value: unknown): string => valueText({ name, value, entry, colours });
  return (
    <ul class="plain">
      {changed.map((name) => (
        <li key={name}>
          <small class="soft">{nameOf('audited.fields', name)}</small>{' '}
          {was.get(name) != null && <>{textOf(name, was.get(name))} → </>}
          {textOf(name, is.get(name))}
        </li>
      ))}
    </ul>
  );
}

interface Value extends ChangedValuesProps {
  name: string;
  value: unknown;
}

/** A value as people read it. */
function valueText({ name, value, ...rest }: Value): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return say(value ? 'audited.yes' : 'audited.no');
  if (Array.isArray(value)) return listText({ name, value, ...rest });
  if (typeof value === 'object') {
    if (isBookChange(value)) return bookChangeText(value);
    const parts = Object.entries(value).filter(([part, one]) => isShown(part) && one !== null);
    return parts
      .map(
        ([part, one]) =>
          `${nameOf('audited.fields', part)} ${valueText({ name: part, value: one, ...rest })}`,
      )
      .join(', ');
  }
  if (typeof value === 'number') return figureText(name, value);
  return typeof value === 'string' ? wordText({ name, value, ...rest }) : '–';
}

/** Of a figure of a book of prices. */
function isBookChange(value: object): value is BookChange {
  return 'field' in value && 'before' in value && 'after' in value;
}

const bookChangeText = ({ field, before, after }: BookChange): string =>
  `${figureName(field)} ${shownFigure(field, before)} → ${shownFigure(field, after)}`;

/** Long lists are counted: the draft's own page has the figures. */
const mostListed = 6;

function listText({ value, ...rest }: Omit<Value, 'value'> & { value: unknown[] }): string {
  if (value.length === 0) return '–';
  const texts = value.slice(0, mostListed).map((one) => valueText({ ...rest, value: one }));
  return value.length > mostListed ? `${texts.join(' · ')} … (${value.length})` : texts.join(' · ');
}

function figureText(name: string, value: number): string {
  if (name.endsWith('Centimes')) return figures.money(value / 100);
  if (name === 'amount') return figures.money(value);
  if (name.endsWith('Grams')) return figures.wholeGrams(value);
  return figures.figure(value, 2);
}

function wordText({ name, value, entry, colours }: Omit<Value, 'value'> & { value: string }): string {
  const kind = entry.action.split('.')[0];
  if (name === 'status' && kind === 'order') return say('orderStates.name', { status: value });
  if (name === 'status' && kind === 'plate') return say('plates.state', { status: value });
  if (name === 'status' && kind === 'project') return say('projects.state', { status: value });
  if (name === 'status' && kind === 'message') return nameOf('messages.statuses', value);
  if (name === 'column') return say('orders.state', { column: value });
  if (name === 'template') return mailName(value);
  if (name === 'materialId') return colourName(colours, value);
  if (name === 'role') return nameOf('roles', value);
  if (name === 'polymer') return value.toUpperCase();
  if (name === 'job') return nameOf('work.jobNames', value);
  if (name === 'kind' && kind === 'material') return say('stock.movement', { kind: value });
  if (name.endsWith('At') && !Number.isNaN(Date.parse(value))) return figures.moment(value);
  return value;
}
