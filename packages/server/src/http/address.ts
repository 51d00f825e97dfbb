import type { IncomingMessage } from 'node:http';
import type { SiteConfig } from './context.ts';

/** Who asks, for counting. Behind a proxy it is the last address that the proxy itself has seen. */
export const addressOf = ({ trustsProxy }: SiteConfig, { headers, socket }: IncomingMessage): string => {
  const forwarded = headers['x-forwarded-for'];
  const last = trustsProxy && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return networkOf(last ?? socket.remoteAddress ?? 'unknown');
};

/** Of IPv6 whoever has one address has the other 2^64 of its network too. */
const networkOf = (address: string): string =>
  address.includes(':') && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address;
