import { createHash } from 'node:crypto'

/** The values as they are, not encoded, in this order; the address with its query, without `#`. */
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
