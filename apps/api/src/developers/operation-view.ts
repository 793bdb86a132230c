import {
  type Answer,
  type InterfaceDocument,
  type Operation,
  resolved,
  type Schema,
} from './interface-document.js';
import { boundsOf, typeOf } from './schema-words.js';

/** A field, query parameter or header, in words. */
interface FieldRow {
  name: string;
  type: string;
  isRequired: boolean;
  /** Bounds, values and default. */
  bounds: string[];
  description: string;
}

/** A group of fields, such as those of a body. */
export interface FieldTable {
  title: string;
  rows: FieldRow[];
}

interface AnswerRow {
  status: string;
  description: string;
}

/** An operation as both renderings of a page show it. */
export interface OperationView {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  access: string;
  rate: string;
  takes: FieldTable[];
  gives: FieldTable[];
  requestExample: string;
  answerExample: string | null;
  answers: AnswerRow[];
}

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** A schema's fields, those of its parts under dotted names. */
function rowsOf(document: InterfaceDocument, schema: Schema, prefix = ''): FieldRow[] {
  const { properties = {}, required = [] } = resolved(document, schema);
  return Object.entries(properties).flatMap(([name, field]) => {
    const whole = { ...resolved(document, field), ...field };
    const entry = whole.items === undefined ? undefined : resolved(document, whole.items);
    const inner = entry ?? whole;
    const path = `${prefix}${name}${entry === undefined ? '' : '[]'}`;
    const row = {
      name: `${prefix}${name}`,
      type: typeOf(document, field),
      isRequired: required.includes(name),
      bounds: boundsOf(whole),
      description: whole.description ?? '',
    };
    return [row, ...(inner.properties === undefined ? [] : rowsOf(document, inner, `${path}.`))];
  });
}

function parameterRows(document: InterfaceDocument, { parameters }: Operation, place: string): FieldRow[] {
  return parameters
    .map((one) => resolved(document, one))
    .filter((one) => one.in === place)
    .map(({ name, schema, required = false, description = '' }) => ({
      name,
      type: typeOf(document, schema),
      isRequired: required,
      bounds: boundsOf(schema),
      description,
    }));
}

function takesOf(document: InterfaceDocument, operation: Operation): FieldTable[] {
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  return [
    { title: 'Path', rows: parameterRows(document, operation, 'path') },
    { title: 'Query', rows: parameterRows(document, operation, 'query') },
    { title: 'Cookies', rows: parameterRows(document, operation, 'cookie') },
    { title: 'Headers', rows: parameterRows(document, operation, 'header').filter(isOwnHeader) },
    ...bodies.map(([type, { schema }]) => ({
      title: type === 'application/json' ? 'Body' : `Body, ${type}`,
      rows: rowsOf(document, schema),
    })),
  ].filter(({ rows }) => rows.length > 0);
}

/** Every operation takes X-Request-Id; the introduction describes it once. */
const isOwnHeader = ({ name }: FieldRow): boolean => name !== 'X-Request-Id';

function successOf({ responses }: Operation): [status: string, answer: Answer] {
  return Object.entries(responses).find(([status]) => status.startsWith('2'))!;
}

function givesOf(document: InterfaceDocument, operation: Operation): FieldTable[] {
  const data = successOf(operation)[1].content?.['application/json']?.schema.properties?.data;
  if (data === undefined) return [];
  const whole = resolved(document, data);
  const isList = whole.items !== undefined;
  const rows = rowsOf(document, whole.items ?? whole);
  const alternative = (whole.anyOf ?? []).flatMap((one) => rowsOf(document, one));
  const all = [...rows, ...alternative];
  return all.length === 0 ? [] : [{ title: isList ? 'data, each entry' : 'data', rows: all }];
}

/** An operation with its place in the document. */
export interface PlacedOperation {
  document: InterfaceDocument;
  publicUrl: string;
  path: string;
  method: string;
  operation: Operation;
}

/**
 * The operation as a runnable command line, except for mailed tokens and uploaded files: the file `cookies`
 * passes the session from one command to the next.
 */
function curlOf({ document, publicUrl, path, method, operation }: PlacedOperation): string {
  const { requestBody, security } = operation;
  const hasSession = security.some((one) => 'session' in one);
  const parameters = operation.parameters.map((one) => resolved(document, one));
  const fill = parameters.filter((one) => one.in === 'path');
  const filled = fill.reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path);
  const query = parameters.filter((one) => one.in === 'query' && one.example !== undefined);
  const search = new URLSearchParams(query.map(({ name, example }) => [name, String(example)]));
  const url = `"${publicUrl}${filled}${query.length === 0 ? '' : `?${search.toString()}`}"`;
  const body = requestBody?.content['application/json']?.example;
  return [
    `curl ${url}`,
    ...(method === 'get' || (method === 'post' && requestBody !== undefined)
      ? []
      : [`-X ${method.toUpperCase()}`]),
    ...(hasSession || parameters.some((one) => one.in === 'cookie') ? ['-b cookies'] : []),
    ...(!hasSession && 'Set-Cookie' in (successOf(operation)[1].headers ?? {}) ? ['-c cookies'] : []),
    ...('multipart/form-data' in (requestBody?.content ?? {}) ? ['-F file=@bracket.stl'] : []),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${pretty(body).replaceAll("'", String.raw`'\''`)}'`]),
  ].join(' \\\n  ');
}

function accessOf({ security, 'x-operators-only': isForOperators = false }: Operation): string {
  const kinds = security.flatMap((one) => Object.keys(one));
  if (kinds.includes('metricsToken')) return 'metrics token';
  if (!kinds.includes('session')) return 'public';
  if (isForOperators) return 'session of an operator';
  return security.length > 1 ? 'session, if any' : 'session';
}

/** The operation in words. */
export function viewOf(placed: PlacedOperation): OperationView {
  const { document, path, method, operation } = placed;
  const [, success] = successOf(operation);
  const { operationId, summary, description = '', responses } = operation;
  const perMinute = operation['x-rate-limit-per-minute'];
  const example = success.content?.['application/json']?.example;
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    description,
    access: accessOf(operation),
    rate: perMinute === undefined ? 'not counted' : `${perMinute} a minute`,
    takes: takesOf(document, operation),
    gives: givesOf(document, operation),
    requestExample: curlOf(placed),
    answerExample: example === undefined ? null : pretty(example),
    answers: Object.entries(responses).map(([status, answer]) => ({
      status,
      description: `${resolved(document, answer).description}${contentNote(answer)}`,
    })),
  };
}

function contentNote({ content = {} }: Answer): string {
  const [type] = Object.keys(content).filter((one) => one !== 'application/json');
  if (type === undefined) return '';
  return type === '*/*' ? ' In the provider’s own format.' : ` Content type \`${type}\`.`;
}
