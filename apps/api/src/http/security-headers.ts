import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Helmet's headers, with nothing loaded from elsewhere. `frame-ancestors 'self'` and `X-Frame-Options: SAMEORIGIN` say
 * the same; pages have their own policy, with `'none'` and `DENY`. Headers that enforce HTTPS are sent only if the
 * public URL is HTTPS: over plain HTTP they would break every page except on localhost.
 */
export function securityHeaders(publicUrl: string): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  return helmet({
    // Other names of the domain may be served without TLS, by others.
    strictTransportSecurity: isHttps ? { includeSubDomains: false } : false,
    xFrameOptions: { action: 'sameorigin' },
    contentSecurityPolicy: {
      directives: {
        frameAncestors: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        upgradeInsecureRequests: isHttps ? [] : null,
      },
    },
  });
}
