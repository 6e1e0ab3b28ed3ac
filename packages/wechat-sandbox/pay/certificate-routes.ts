import type { FastifyInstance } from 'fastify'
import type { OrderParts } from '../orders/parts'
import { selfSignedCertificate, validFrom, validUntil } from '../world/certificate'
import { platformSerial, type WechatKeys } from '../world/keys'
import { secondsIso } from '../world/time'
import { seal } from './seal'
import { createSignedEndpoint } from './signed-endpoint'

const platformCertificate = ({ platform }: WechatKeys): Promise<string> =>
  selfSignedCertificate({ name: 'Sandbox Pay', serial: platformSerial, ...platform })

/**
 * Serves the certificate of WeChat Pay, sealed. Its public key is available only in the merchant
 * console.
 */
export function certificateRoutes(app: FastifyInstance, parts: OrderParts): void {
  const { keys, nonce } = parts
  let certificate: Promise<string> | undefined

  app.get(
    '/wechatpay/v3/certificates',
    createSignedEndpoint(parts)('certificates', async () => {
      certificate ??= platformCertificate(keys)
      const known = {
        serial_no: platformSerial,
        effective_time: secondsIso(validFrom.getTime()),
        expire_time: secondsIso(validUntil.getTime()),
        encrypt_certificate: seal(keys.apiV3Key, await certificate, nonce(), 'certificate'),
      }
      return { status: 200, body: { data: [known] } }
    }),
  )
}
