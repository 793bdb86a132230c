import {
  type ErrorCode,
  type RefusalDetails,
  type RefusalReason,
  ServiceError,
} from '@shared/domain/contract/errors.js';
import { validateSync } from 'class-validator';
import { pickFields } from '../../apps/api/src/endpoint/fields/pick-fields.js';
import { describedFields, type JsonSchema } from '../../apps/api/src/endpoint/fields/field-schema.js';
import { fieldErrorsOf } from '../../apps/api/src/http/validation.pipe.js';
import { choiceError } from '../../apps/api/src/quotes/refusals.js';
import type { Endpoint } from './endpoints.js';
import type { ExampleRequest } from '@testing/openapi/example-request.js';
import { told } from '@shared/words/say.js';
import { failureBody } from '../../apps/api/src/http/failure.js';

type Dto = new () => object;

/** An endpoint with the request that is refused. */
export interface Refused {
  endpoint: Endpoint;
  request: ExampleRequest;
}

/** What the service itself finds wrong with a request. */
function faultsOf(dto: Dto, sent: object): RefusalDetails {
  const { picked, faults } = pickFields(dto, sent);
  return { errors: [...faults, ...fieldErrorsOf(validateSync(picked))] };
}

/** The faults of the endpoint's example without a field that it needs, or with an object where it needs none. */
function invalidDetails({ endpoint: { bodyDto, queryDto }, request }: Refused): RefusalDetails {
  const [dto, sent] = bodyDto === null ? [queryDto!, request.query] : [bodyDto, request.body];
  const fields = [...describedFields(dto)];
  const [needed] = fields.find(([, { isOptional }]) => !isOptional) ?? [];
  const change = needed === undefined ? { [fields[0]![0]]: {} } : { [needed]: undefined };
  return faultsOf(dto, { ...(sent as object | undefined), ...change });
}

/** The fields that a reason may be about. */
const fieldsOfReason: Partial<Record<RefusalReason, string[]>> = {
  materialUnavailable: ['materialId', 'material'],
  cityNotServed: ['shippingDestinationId', 'destinationId'],
  meshUnreadable: ['fileKey'],
};

/** The dotted path of a field that the endpoint takes, of a basket in its first line. */
function pathOf(dto: Dto, names: string[]): string | undefined {
  const fields = describedFields(dto);
  const own = names.find((name) => fields.has(name));
  const line = fields.get('items')?.nested?.();
  if (own !== undefined || line === undefined) return own;
  const ofLine = pathOf(line, names);
  return ofLine === undefined ? undefined : `items.0.${ofLine}`;
}

function reasonDetails({ endpoint: { bodyDto } }: Refused, reason: RefusalReason): RefusalDetails {
  const field = bodyDto === null ? undefined : pathOf(bodyDto, fieldsOfReason[reason] ?? []);
  if (field === undefined) return { reason };
  if (reason === 'materialUnavailable' || reason === 'cityNotServed')
    return { errors: [choiceError(field, reason)], reason };
  return { errors: [{ field, reason, message: told('mesh.stlTruncated', { detail: 12 }) }], reason };
}

function detailsOf(code: ErrorCode, reason: RefusalReason | undefined, refused: Refused): RefusalDetails {
  if (reason !== undefined) return reasonDetails(refused, reason);
  if (code === 'VALIDATION_ERROR') {
    const { bodyDto, queryDto, bodies } = refused.endpoint;
    if ((bodyDto ?? queryDto) !== null) return invalidDetails(refused);
    const isForm = bodies.length > 0;
    const error = isForm
      ? { field: 'file', message: told('api.fields.oneFile') }
      : { field: '', message: told('api.fields.jsonObject') };
    return { errors: [error] };
  }
  if (code === 'EMPTY_ITEMS') {
    const { endpoint, request } = refused;
    return faultsOf(endpoint.bodyDto!, { ...(request.body as object), items: [] });
  }
  return code === 'MISSING_FIELD'
    ? { errors: [{ field: 'file', message: told('api.fields.required') }] }
    : {};
}

/** A refusal as the endpoint gives it, for one of its reasons where it has some. */
export function refusalExample(
  code: ErrorCode,
  reason: RefusalReason | undefined,
  refused: Refused,
): JsonSchema {
  const error = new ServiceError(code, { details: detailsOf(code, reason, refused) });
  return { ...failureBody(error) };
}
