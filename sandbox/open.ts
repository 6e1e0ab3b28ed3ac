import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { calls } from '@/contract/calls'
import {
  createFaultTable,
  createSandboxClock,
  hostLinks,
  hostScript,
  openFileStore,
  tellOfChanges,
} from '@huimin/wechat-sandbox'
import { sampleMessageTemplates, sandboxGatewaySettings } from './gateway-settings'
import { sandboxPlugin, type SandboxOptions } from './plugin'
import type { SignType } from './services/allinpay/signature'
import type { GatewayRecords } from './workbench/gateway-records'
import type { NativeAddresses } from './workbench/native/addresses'
import type { TicketFor } from './workbench/person-route'
import { mountWorkbench } from './workbench/plugin'
import { createFaults } from './world/call-faults'
import { loadSandboxKeys } from './world/keys'
import { createSignal } from './world/signal'

type Wanted = Pick<SandboxOptions, 'nonce' | 'captchaAnswer' | 'onReset' | 'colleagues'> & {
  dataDir: string
  /** The time that testers move away from. */
  realNow?: () => number
  /**
   * The address where the gateway reaches the simulators, for example itself:
   * `http://127.0.0.1:8080`.
   */
  origin: string
  records: GatewayRecords
  ticketFor: TicketFor
  /** Every address of the pages, for the workbench. */
  addresses: readonly string[]
  nativeAddresses: NativeAddresses
  /** The port of the operators' console, for the workbench; missing where there is none. */
  consolePort?: number | undefined
  /** The signature algorithm between the gateway and AllInPay. */
  signType?: SignType
}

/** Opens the whole sandbox. The gateway loads this module only while the sandbox is on. */
export async function openSandbox({
  dataDir,
  realNow,
  origin,
  signType,
  records,
  ticketFor,
  addresses,
  nativeAddresses,
  consolePort,
  ...given
}: Wanted) {
  const keys = loadSandboxKeys(dataDir)
  const clock = createSandboxClock(realNow)
  const faults = createFaultTable(Object.values(calls).map(({ cmd }) => cmd))
  const signal = createSignal()
  const store = tellOfChanges(await openFileStore(join(dataDir, 'sandbox.json')), signal)
  const options: SandboxOptions = { ...given, origin, keys, clock, faults, store }
  return {
    clock,
    faults,
    settings: sandboxGatewaySettings(keys, origin, signType),
    messageTemplates: sampleMessageTemplates,
    /** Markup for the head of every page, for browsers that play another app. */
    head: hostScript,
    /** The apps that a browser can play, by name: `/sandbox/as/<host>?to=<path>`. */
    hosts: hostLinks,
    /** A wrapper around every call of the gateway. */
    callFaults: createFaults(faults),
    mount: async (app: FastifyInstance): Promise<void> => {
      await app.register(sandboxPlugin, options)
      await mountWorkbench(app, {
        ...options,
        signal,
        addresses,
        nativeAddresses,
        consolePort,
        records,
        ticketFor,
      })
    },
  }
}
