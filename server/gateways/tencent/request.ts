import type { HttpRequest } from '../http'
import { tc3Authorization, tc3ContentType } from './tc3'

/** A key of Tencent Cloud and the address it is used at. */
export type TencentOptions = {
  secretId: string
  secretKey: string
  /** Must end in a path, e.g. `https://sms.tencentcloudapi.com/`. */
  url: string
  /** ms since 1970 */
  now: () => number
}

/** Builds a signed call of Tencent Cloud API 3.0. */
export function tencentRequest(
  { secretId, secretKey, url, now }: TencentOptions,
  { service, action, version }: { service: string; action: string; version: string },
  content: object,
): HttpRequest {
  const { host, pathname: path } = new URL(url)
  const timestamp = Math.floor(now() / 1000)
  const body = JSON.stringify(content)
  return {
    method: 'POST',
    url,
    body,
    headers: {
      authorization: tc3Authorization({
        secretId,
        secretKey,
        service,
        host,
        path,
        body,
        timestamp,
      }),
      'content-type': tc3ContentType,
      'x-tc-action': action,
      'x-tc-version': version,
      'x-tc-region': 'ap-guangzhou',
      'x-tc-timestamp': String(timestamp),
    },
  }
}
