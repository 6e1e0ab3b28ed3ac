import { isIPv6 } from 'node:net'

/** An IPv4 address that came over an IPv6 socket. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Eight groups, written out. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}

/**
 * Whom a limit counts: an IPv4 address, or the /64 that one IPv6 subscriber has to himself
 * (RFC 6177), of which he may use as many addresses as he likes.
 */
export const subscriberOf = (ip: string): string => {
  const plain = MAPPED.exec(ip)?.[1] ?? ip
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/** What a log may keep of an address: /24 or /48, enough to see a pattern and nobody's door. */
export const prefixOf = (ip: string): string => {
  const plain = MAPPED.exec(ip)?.[1] ?? ip
  return isIPv6(plain)
    ? `${groupsOf(plain).slice(0, 3).join(':')}::/48`
    : `${plain.split('.').slice(0, 3).join('.')}.0/24`
}
