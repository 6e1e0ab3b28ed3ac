import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../support/browser'
import { openMiniProgram, payInSandbox, subscribeInSandbox } from '../support/weapp'
import { presetInMiniProgram } from './preset'
import type { Wish } from './wish'

const DIST = join(__dirname, '../../dist/weapp')
/** The code of `wx.login`, which is one person. Each run has its own gateway. */
const PERSON = 'qa'
/** Longer bodies are cut in the network log. */
const SHOWN = 4_000

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** The compiled mini-program for a tester's script. */
export interface ShownMiniProgram {
  /** The address for automator clients. */
  wsEndpoint: string
  /** Writes the picture of the page, the console and the network log into the folder. */
  keep: (folder: string) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Opens the compiled mini-program on the simulator. The payment sheet always pays. With `open` of a
 * preset, its person is signed in and sees its page.
 */
export const openMiniProgramFor = async (
  origin: string,
  { port }: Wish,
  open: string | undefined,
): Promise<ShownMiniProgram> => {
  const console: string[] = []
  const network: string[] = []
  const note = (list: string[], text: string) => list.push(`${new Date().toISOString()} ${text}`)
  // Ctrl-C ends the gateway and the script before the browser.
  const ownEnd = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  const browser = await chromium.launch({ ...launchOptions, ...ownEnd })
  const stopBrowser = () => browser.close()
  try {
    const shown = await openMiniProgram({
      ...{ browser, dist: DIST, port, gatewayOrigin: origin },
      ...(process.env['GATEWAY_URL'] && { builtGateway: process.env['GATEWAY_URL'] }),
      loginCode: PERSON,
      onRequestPayment: payInSandbox(origin, () => 'pay'),
      onSubscribe: subscribeInSandbox(origin, PERSON),
      onLog: ({ type, args }) => note(console, `${type} ${args.map(asText).join(' ')}`),
      onException: ({ message, stack }) => {
        note(console, `exception ${stack ?? message}`)
        process.stderr.write(`mini-program: ${message}\n`)
      },
      onAnswer: ({ method, url, body = '' }, answer) => {
        const said = answer.ok
          ? `${answer.statusCode} ${Buffer.from(answer.bodyBase64, 'base64').toString()}`
          : answer.reason
        note(network, `${method} ${url} ${body.slice(0, SHOWN)}\n  ${said.slice(0, SHOWN)}`)
      },
    })
    const { sim, mini } = shown
    if (!sim) throw new Error('npm run qa uses the simulator: run it without WEAPP_E2E=devtools')
    if (open) {
      const { login, entry } = await presetInMiniProgram(origin, open)
      const record = { version: 1, value: login, expiresAt: Date.parse(login.expireAt) }
      await mini.callWxMethod('setStorageSync', 'HM_login', JSON.stringify(record))
      await sim.restart(entry)
    }
    return {
      wsEndpoint: sim.wsEndpoint,
      keep: async (folder) => {
        await sim.page.screenshot({ path: join(folder, 'page.png') })
        writeFileSync(join(folder, 'console.txt'), console.join('\n'))
        writeFileSync(join(folder, 'network.txt'), network.join('\n'))
      },
      stop: async () => {
        await shown.stop()
        await stopBrowser()
      },
    }
  } catch (error) {
    await stopBrowser()
    throw error
  }
}
