import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { SignType } from './allinpay/signature'
import { createFaults } from './call-faults'
import { createSandboxClock } from './clock'
import { createFaultTable } from './faults'
import { openFileStore } from './file-store'
import { sandboxGatewaySettings } from './gateway-settings'
import { loadSandboxKeys, sampleMessageTemplates } from './keys'
import type { SandboxOptions } from './parts'
import { sandboxPlugin } from './plugin'
import { tellOfChanges } from './store'
import { hostLinks, hostScript } from './wechat/host'
import { mountWorkbench } from './workbench/plugin'
import { createSignal } from './workbench/signal'
import type { OpenCaptcha } from './workbench/snapshot'

type Wanted = Pick<SandboxOptions, 'nonce' | 'captchaAnswer' | 'onReset'> & {
  dataDir: string
  /** Where the gateway reaches the look-alikes, e.g. itself: `http://127.0.0.1:8080`. */
  origin: string
  /** Captchas that wait for an answer, newest first. */
  openCaptchas: (now: number) => Promise<OpenCaptcha[]>
  /** Every address of the storefront, for the workbench. */
  addresses: readonly string[]
  /** How the gateway and AllInPay sign. */
  signType?: SignType
}

/** The sandbox in one piece, for the composition root, which loads it only while it is on. */
export async function openSandbox({
  dataDir,
  origin,
  signType,
  openCaptchas,
  addresses,
  ...given
}: Wanted) {
  const keys = loadSandboxKeys(dataDir)
  const clock = createSandboxClock()
  const faults = createFaultTable()
  const signal = createSignal()
  const store = tellOfChanges(await openFileStore(join(dataDir, 'sandbox.json')), signal)
  const options: SandboxOptions = { ...given, keys, clock, faults, store }
  return {
    clock,
    faults,
    settings: sandboxGatewaySettings(keys, origin, signType),
    messageTemplates: sampleMessageTemplates,
    /** Put into the head of every page, for browsers that play another app. */
    head: hostScript,
    /** Where a plain browser begins to play one, by its name: `/sandbox/as/<host>?to=<path>`. */
    hosts: hostLinks,
    /** Put around every call of the gateway. */
    callFaults: createFaults(faults),
    mount: async (app: FastifyInstance): Promise<void> => {
      await app.register(sandboxPlugin, options)
      await mountWorkbench(app, {
        ...options,
        signal,
        addresses,
        openCaptchas: () => openCaptchas(clock.now()),
      })
    },
  }
}
