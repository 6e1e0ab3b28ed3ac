import { isIPv6 } from 'node:net'

/** An IPv4 address that came over an IPv6 socket. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The eight groups of an IPv6 address, without leading zeros. */
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
 * The unit that limits count: an IPv4 address, or the /64 of one IPv6 subscriber (RFC 6177), who
 * may use any number of addresses in it.
 */
export const subscriberOf = (ip: string): string => {
  const plain = MAPPED.exec(ip)?.[1] ?? ip
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/**
 * The part of an address that a log may keep: /24 or /48. It shows a pattern but no single
 * subscriber.
 */
export const prefixOf = (ip: string): string => {
  const plain = MAPPED.exec(ip)?.[1] ?? ip
  return isIPv6(plain)
    ? `${groupsOf(plain).slice(0, 3).join(':')}::/48`
    : `${plain.split('.').slice(0, 3).join('.')}.0/24`
}
