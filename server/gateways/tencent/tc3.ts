import { createHash, createHmac } from 'node:crypto'

/** Tencent Cloud API 3.0 signature (TC3-HMAC-SHA256) of a JSON POST to `/`-like paths. */

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

type Tc3Request = {
  secretId: string
  secretKey: string
  service: string
  host: string
  path: string
  body: string
  /** Seconds since 1970. */
  timestamp: number
}

export const tc3ContentType = 'application/json; charset=utf-8'

export function tc3Authorization(request: Tc3Request): string {
  const signedHeaders = 'content-type;host'
  const canonical = [
    'POST',
    request.path,
    '',
    `content-type:${tc3ContentType}\nhost:${request.host}\n`,
    signedHeaders,
    sha256(request.body),
  ].join('\n')
  // The day in the credential scope is UTC, not Shanghai time.
  const date = new Date(request.timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${date}/${request.service}/tc3_request`
  const text = ['TC3-HMAC-SHA256', request.timestamp, scope, sha256(canonical)].join('\n')
  const dayKey = hmac(`TC3${request.secretKey}`, date)
  const key = hmac(hmac(dayKey, request.service), 'tc3_request')
  return (
    `TC3-HMAC-SHA256 Credential=${request.secretId}/${scope}, ` +
    `SignedHeaders=${signedHeaders}, Signature=${hmac(key, text).toString('hex')}`
  )
}
