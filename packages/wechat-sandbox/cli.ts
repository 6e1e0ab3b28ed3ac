import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { playedHosts, serveWechatSandbox } from './stand-alone'
import { openFileStore } from './world/file-store'
import {
  generateWechatKeys,
  merchantSerial,
  platformPublicId,
  platformSerial,
  sampleAppid,
  sampleMchid,
  openKeyFile,
  sampleOfficialAppid,
  wechatKeys,
} from './world/keys'

/**
 * `npx tsx cli.ts` runs the simulators alone, and writes what a client needs for them into
 * a folder.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8200' },
      'tls-port': { type: 'string', default: '8443' },
      data: { type: 'string', default: '.sandbox' },
    },
  })
  const folder = resolve(values.data)
  mkdirSync(folder, { recursive: true })
  const keys = openKeyFile(join(folder, 'wechat-sandbox-keys.json'), wechatKeys, generateWechatKeys)
  const served = await serveWechatSandbox({
    ...{ port: Number(values.port), tlsPort: Number(values['tls-port']), keys },
    store: await openFileStore(join(folder, 'sandbox.json')),
  })
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text, { mode: 0o600 })
    return join(folder, name)
  }
  const settings = {
    wechatPay: {
      ...{ baseUrl: `${served.origin}/sandbox/wechatpay`, mchid: sampleMchid },
      ...{ appid: sampleAppid, officialAppid: sampleOfficialAppid, merchantSerial },
      merchantKey: file('merchant-key.pem', keys.merchant.privateKey),
      apiV3Key: keys.apiV3Key,
      ...{ publicKeyId: platformPublicId, platformSerial },
      publicKey: file('platform-public-key.pem', keys.platformPublic.publicKey),
    },
    wechat: {
      baseUrl: `${served.origin}/sandbox/wechat`,
      miniProgram: { appid: sampleAppid, secret: keys.wechatSecret },
      officialAccount: { appid: sampleOfficialAppid, secret: keys.officialSecret },
    },
    tls: {
      ...{ port: served.tlsPort, hosts: playedHosts },
      certificate: file('tls-certificate.pem', served.certificate),
    },
  }
  file('settings.json', JSON.stringify(settings, undefined, 2))
  process.stdout.write(`${JSON.stringify(settings, undefined, 2)}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 1
})
