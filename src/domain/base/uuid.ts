/**
 * A version 4 UUID (RFC 9562). Where no strong random source is given it comes from Math.random:
 * good for request ids and idempotency keys, never for secrets.
 */
export const newId = (random: () => number = Math.random): string =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = Math.floor(random() * 16)
    return (place === 'x' ? digit : (digit & 0x3) | 0x8).toString(16)
  })
