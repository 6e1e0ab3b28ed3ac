import { createHash } from 'node:crypto'

/**
 * Signs an address for the JS-SDK. The values are not encoded and stand in this order; the address
 * includes its query but not the part after `#`.
 */
export const signAddress = ({
  ticket,
  nonceStr,
  timestamp,
  url,
}: {
  ticket: string
  nonceStr: string
  /** Seconds since 1970. */
  timestamp: string
  url: string
}): string =>
  createHash('sha1')
    .update(
      `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url.split('#')[0] ?? ''}`,
    )
    .digest('hex')
