import { RequestMethod, type Type } from '@nestjs/common';
import {
  GUARDS_METADATA,
  HTTP_CODE_METADATA,
  MODULE_METADATA,
  METHOD_METADATA,
  PARAMTYPES_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { features } from '../../apps/api/src/app.module.js';
import { accessKey, type AccessLevel } from '../../apps/api/src/endpoint/caller/access.decorator.js';
import {
  type CookieKind,
  type DescribedBody,
  redirectsKey,
  type Refusals,
  refusesKey,
  sendsKey,
  setsCookieKey,
  takesCookieKey,
  takesKey,
  versionedKey,
} from '../../apps/api/src/endpoint/answers/answers.decorator.js';
import {
  onceOnlyRequest,
  repeatableRequest,
} from '../../apps/api/src/endpoint/answers/idempotency-key.decorator.js';
import { defaultRateLimit } from '../../apps/api/src/endpoint/limits/rate-limit.decorator.js';
import { OperatorGuard } from '../../apps/api/src/ops/access/operator.guard.js';

type Dto = new () => object;
type Handler = (...args: unknown[]) => unknown;

/** An endpoint as its decorators state it. */
export interface Endpoint {
  controller: string;
  handler: string;
  method: 'get' | 'post' | 'patch' | 'delete';
  /** With `{name}` for each parameter. */
  path: string;
  status: number;
  access: AccessLevel;
  /** Only for the session of an operator. */
  isForOperators: boolean;
  /** Calls a minute; `null` if calls are not counted. */
  rateLimit: number | null;
  bodyDto: Dto | null;
  queryDto: Dto | null;
  bodies: DescribedBody[];
  refusals: Refusals;
  /** Content types of a success without envelope. */
  sends: string[] | null;
  redirects: string | null;
  /** Takes an `Idempotency-Key`. */
  isRepeatable: boolean;
  /** And refuses requests without one. */
  needsKey: boolean;
  isVersioned: boolean;
  setsCookie: CookieKind | null;
  takesSignUpCookie: boolean;
}

/** Pages for browsers are no part of the interface. */
const isInterface = /^\/(api|health|ops\/api|metrics)\b/;

/** Metadata of a handler, else of its controller. */
function metadataOf<T>(key: string, ...targets: object[]): T | undefined {
  for (const target of targets) {
    const found = Reflect.getMetadata(key, target) as T | undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

interface RouteArgument {
  index: number;
  factory?: unknown;
}

function argumentsOf(controller: Type, handler: string): [kind: string, argument: RouteArgument][] {
  const found = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<
    string,
    RouteArgument
  >;
  return Object.entries(found);
}

/** Whether this makes one of the handler's arguments. */
function hasFactory(controller: Type, handler: string, made: unknown): boolean {
  return argumentsOf(controller, handler).some(([, { factory }]) => factory === made);
}

function dtoAt(controller: Type, handler: string, kind: RouteParamtypes): Dto | null {
  const found = argumentsOf(controller, handler).find(([key]) => key.startsWith(`${kind}:`));
  if (found === undefined) return null;
  const prototype = controller.prototype as object;
  const types = Reflect.getMetadata(PARAMTYPES_METADATA, prototype, handler) as Dto[];
  return types[found[1].index] ?? null;
}

function readEndpoint(controller: Type, name: string): Endpoint | null {
  const handler = (controller.prototype as Record<string, Handler>)[name]!;
  const route = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
  if (route === undefined) return null;
  const base = Reflect.getMetadata(PATH_METADATA, controller) as string;
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number]!.toLowerCase();
  const both = [handler, controller];
  const isUncounted = metadataOf<boolean>('THROTTLER:SKIPdefault', ...both) ?? false;
  return {
    controller: controller.name,
    handler: name,
    method: method as Endpoint['method'],
    path: `/${base}/${route}`
      .replaceAll(/\/+/g, '/')
      .replace(/\/$/, '')
      .replaceAll(/[:*](\w+)/g, '{$1}'),
    status: metadataOf<number>(HTTP_CODE_METADATA, handler) ?? (method === 'post' ? 201 : 200),
    access: metadataOf<AccessLevel>(accessKey, ...both) ?? 'session',
    isForOperators: (metadataOf<unknown[]>(GUARDS_METADATA, ...both) ?? []).includes(OperatorGuard),
    rateLimit: isUncounted
      ? null
      : (metadataOf<number>('THROTTLER:LIMITdefault', ...both) ?? defaultRateLimit),
    bodyDto: dtoAt(controller, name, RouteParamtypes.BODY),
    queryDto: dtoAt(controller, name, RouteParamtypes.QUERY),
    bodies: metadataOf<DescribedBody[]>(takesKey, handler) ?? [],
    refusals: metadataOf<Refusals>(refusesKey, handler) ?? {},
    sends: metadataOf<string[]>(sendsKey, handler) ?? null,
    redirects: metadataOf<string>(redirectsKey, handler) ?? null,
    isRepeatable: [repeatableRequest, onceOnlyRequest].some((one) => hasFactory(controller, name, one)),
    needsKey: hasFactory(controller, name, onceOnlyRequest),
    isVersioned: metadataOf<boolean>(versionedKey, handler) ?? false,
    setsCookie: metadataOf<CookieKind>(setsCookieKey, handler) ?? null,
    takesSignUpCookie: metadataOf<boolean>(takesCookieKey, handler) ?? false,
  };
}

function controllersOf(feature: Type): Type[] {
  return (Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, feature) ?? []) as Type[];
}

/** Every endpoint of the interface, feature by feature. */
export function readEndpoints(): Endpoint[] {
  const endpoints = features.flatMap(controllersOf).flatMap((controller) =>
    Object.getOwnPropertyNames(controller.prototype)
      .filter((name) => name !== 'constructor')
      .map((name) => readEndpoint(controller, name)),
  );
  return endpoints.filter((one) => one !== null).filter(({ path }) => isInterface.test(path));
}
