/**
 * A version 4 UUID (RFC 9562). Without a strong random source it uses Math.random, which suits
 * request ids and idempotency keys but never secrets.
 */
export const newId = (random: () => number = Math.random): string =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) => {
    const digit = Math.floor(random() * 16)
    return (place === 'x' ? digit : (digit & 0x3) | 0x8).toString(16)
  })
