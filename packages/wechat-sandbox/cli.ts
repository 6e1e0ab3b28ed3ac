#!/usr/bin/env node
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { checkHandler } from './check/handler'
import { report } from './check/report'
import { writeSettings } from './settings'
import { startWechatSandbox } from './stand-alone'
import { openFileStore } from './world/file-store'
import { generateWechatKeys, openKeyFile, wechatKeys } from './world/keys'

const help = `wechat-sandbox: WeChat Pay v3 and WeChat, played on this machine

  wechat-sandbox                      serves the sandbox until Ctrl-C
    --port 8200                       HTTP, which is also a proxy for clients with fixed hosts
    --tls-port 8443                   TLS, under the names of the real hosts
    --host 127.0.0.1                  where it listens; 0.0.0.0 in a container
    --notices-by publicKey            the key that signs notices: publicKey, certificate or both
  wechat-sandbox check --notify URL   tries your notification handler, and says what it took
    --sandbox http://127.0.0.1:8200   the sandbox that your shop talks to
    --signed-by both                  the keys that your shop knows: certificate, publicKey or both
    --order-url URL                   a POST here places an order and answers JSON with out_trade_no
    --state-url URL                   a GET here tells the state of {out_trade_no}
    --json                            prints the verdicts as JSON
  --data .sandbox                     the folder of keys, settings and data
`

const either = v.picklist(['certificate', 'publicKey', 'both'])

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ port: { type: 'string', default: '8200' } },
      'tls-port': { type: 'string', default: '8443' },
      host: { type: 'string', default: '127.0.0.1' },
      ...{ data: { type: 'string', default: '.sandbox' } },
      'notices-by': { type: 'string', default: 'publicKey' },
      ...{ notify: { type: 'string' }, json: { type: 'boolean', default: false } },
      sandbox: { type: 'string', default: 'http://127.0.0.1:8200' },
      'signed-by': { type: 'string', default: 'both' },
      ...{ 'order-url': { type: 'string' }, 'state-url': { type: 'string' } },
      help: { type: 'boolean', default: false },
    },
  })
  const [command = 'serve'] = positionals
  const data = resolve(values.data)
  const keys = openKeyFile(join(data, 'wechat-sandbox-keys.json'), wechatKeys, generateWechatKeys)

  if (values.help || !['serve', 'check'].includes(command)) {
    process.stdout.write(help)
    process.exitCode = values.help ? 0 : 1
  } else if (command === 'serve') {
    const noticesBy = v.parse(either, values['notices-by'])
    const served = await startWechatSandbox({
      ...{ port: Number(values.port), tlsPort: Number(values['tls-port']), keys },
      host: values.host,
      ...(noticesBy !== 'both' && { noticesBy }),
      store: await openFileStore(join(data, 'sandbox.json')),
    })
    const files = await writeSettings(data, served.settings, served)
    const { wechatPay } = served.settings
    process.stdout.write(`沙箱 sandbox: no money moves here
  WeChat Pay   ${wechatPay.baseUrl}   mchid ${wechatPay.mchid}, appid ${wechatPay.appid}
  orders       ${served.origin}/   (pay them there)
  settings     ${files.settings}
  fixed hosts  HTTPS_PROXY=${served.origin} NODE_EXTRA_CA_CERTS=${files.tlsCertificate}
               or entries in the hosts file and --tls-port 443
`)
  } else {
    if (values.notify === undefined) throw new Error('check needs --notify URL')
    const { 'order-url': orderUrl, 'state-url': stateUrl } = values
    const verdicts = await checkHandler({
      ...{ notifyUrl: values.notify, sandbox: values.sandbox, keys },
      signedBy: v.parse(either, values['signed-by']),
      ...(orderUrl !== undefined && { placeOrder: () => placedAt(orderUrl) }),
      ...(stateUrl !== undefined && {
        stateOf: async (no) => (await fetch(stateUrl.replace('{out_trade_no}', no))).text(),
      }),
    })
    process.stdout.write(
      values.json ? `${JSON.stringify(verdicts, undefined, 2)}\n` : report(verdicts),
    )
    if (verdicts.some(({ passed }) => !passed)) process.exitCode = 1
  }
}

async function placedAt(url: string): Promise<string> {
  const answer: unknown = await (await fetch(url, { method: 'POST' })).json()
  return v.parse(v.object({ out_trade_no: v.string() }), answer).out_trade_no
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
