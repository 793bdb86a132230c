import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Helmet's headers, with nothing loaded from elsewhere. `frame-ancestors 'self'` and `X-Frame-Options: SAMEORIGIN` say
 * the same; pages have a policy of their own, with `'none'` and `DENY`. What makes browsers insist on HTTPS is sent only where the service is reached by it:
 * elsewhere it would break every page but those of localhost.
 */
export function securityHeaders(publicUrl: string): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  return helmet({
    // Other names of the domain may be served without TLS: they are not ours to decide about.
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
