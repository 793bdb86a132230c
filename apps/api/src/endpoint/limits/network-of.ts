import { createHmac } from 'node:crypto';
import { normalizeIp } from '@nestjs/throttler';

/** Names a network without its address: that of a v4 address, or the /64 of a v6 one. */
export function networkOf(ip: string | undefined, appSecret: string): string {
  return createHmac('sha256', appSecret)
    .update(`network\n${normalizeIp(ip ?? '')}`)
    .digest('hex');
}
