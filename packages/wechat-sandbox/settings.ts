import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { selfSignedCertificate } from './world/certificate'
import {
  merchantSerial,
  platformPublicId,
  platformSerial,
  sampleAppid,
  sampleMchid,
  sampleOfficialAppid,
  type WechatKeys,
} from './world/keys'

/** What a client needs to talk to the sandbox: addresses, names, numbers, and keys as PEM text. */
export type ClientSettings = ReturnType<typeof clientSettings>

export const clientSettings = (origin: string, keys: WechatKeys) => ({
  wechatPay: {
    baseUrl: `${origin}/sandbox/wechatpay`,
    mchid: sampleMchid,
    appid: sampleAppid,
    officialAppid: sampleOfficialAppid,
    merchantSerial,
    merchantKey: keys.merchant.privateKey,
    apiV3Key: keys.apiV3Key,
    platformSerial,
    publicKeyId: platformPublicId,
    publicKey: keys.platformPublic.publicKey,
  },
  wechat: {
    baseUrl: `${origin}/sandbox/wechat`,
    miniProgram: { appid: sampleAppid, secret: keys.wechatSecret },
    officialAccount: { appid: sampleOfficialAppid, secret: keys.officialSecret },
  },
})

/** The merchant's own certificate, as the merchant console hands it out beside the key. */
const merchantCertificate = ({ merchant }: WechatKeys): Promise<string> =>
  selfSignedCertificate({
    ...{ name: 'Sandbox Merchant', serial: merchantSerial, ...merchant },
  })

/**
 * Writes the settings, and each key and certificate as a file of its own, readable by their owner
 * alone. Answers the names of the files.
 */
export async function writeSettings(
  folder: string,
  settings: ClientSettings,
  { keys, certificate }: { keys: WechatKeys; certificate: string },
) {
  mkdirSync(folder, { recursive: true })
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text, { mode: 0o600 })
    return join(folder, name)
  }
  return {
    merchantKey: file('merchant-key.pem', keys.merchant.privateKey),
    merchantCertificate: file('merchant-certificate.pem', await merchantCertificate(keys)),
    publicKey: file('platform-public-key.pem', keys.platformPublic.publicKey),
    tlsCertificate: file('tls-certificate.pem', certificate),
    settings: file('settings.json', `${JSON.stringify(settings, undefined, 2)}\n`),
  }
}
