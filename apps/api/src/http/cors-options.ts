import type { CorsOptions } from '@nestjs/common/interfaces/external/cors-options.interface.js';

/** Pages of the allowed origins may call with the cookie and read our headers; others may not read at all. */
export function corsOptions(allowedOrigins: string[]): CorsOptions {
  return {
    origin: allowedOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['Content-Type', 'X-Request-Id', 'Idempotency-Key'],
    exposedHeaders: [
      'X-Request-Id',
      'API-Version',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'Idempotent-Replayed',
    ],
    maxAge: 600,
  };
}
