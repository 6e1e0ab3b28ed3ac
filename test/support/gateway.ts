import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { pathOf, type ResponseOf } from '@/contract/call'
import { calls, type CallName } from '@/contract/calls'
import { headers, responseEnvelope } from '@/contract/envelope'
import { createApp } from '../../server/app'
import { createContext, type Overrides } from '../../server/assemble'
import type { Context } from '../../server/context'
import { readEnv } from '../../server/env'
import { silentLog } from '../../server/log'
import { runJobs } from '../../server/services/jobs'
import type { SandboxOptions } from '../../server/sandbox/parts'
import { openTestDatabase } from './database'

export interface Login {
  openId: string
  token: string
}

export interface CallOptions {
  login?: Login | undefined
  key?: string | undefined
  headers?: Record<string, string>
}

/** An answer as it came over the wire. */
export interface Reply<T = unknown> {
  status: number
  headers: Headers
  code: number
  message: string
  extra?: { code?: string | number | undefined; codeMsg?: string | undefined } | undefined
  data: T
}

export interface TestGateway {
  origin: string
  ctx: Context
  sandbox: SandboxOptions
  /** Sends a sound call; its data is typed by the contract. */
  call<N extends CallName>(
    name: N,
    data: v.InferInput<(typeof calls)[N]['request']>,
    options?: CallOptions,
  ): Promise<Reply<ResponseOf<(typeof calls)[N]>>>
  /** Sends whatever is given, as an attacker would. */
  send(path: string, body: unknown, options?: CallOptions): Promise<Reply>
  /** One round of the background jobs, now. */
  jobs(): Promise<void>
  close(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = address && typeof address === 'object' ? address.port : 0
      probe.close(() => resolve(port))
    })
  })

/** The whole gateway with its sandbox on a port of its own; jobs run when a test says so. */
export async function openGateway(
  settings: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<TestGateway> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'huimin-test-'))
  const env = readEnv({
    NODE_ENV: 'test',
    SANDBOX: 'on',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMIT: '100000',
    SMS_ADDRESS_LIMIT: '10000',
    ...settings,
  })
  const database = await openTestDatabase()
  const assembled = await createContext(env, { log: silentLog, database, ...overrides })
  const { ctx, sandbox } = assembled
  if (!sandbox) throw new Error('Tests need the sandbox')
  const app = await createApp(ctx, { version: 'test', sandbox })
  await app.listen({ port, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${port}`

  const send: TestGateway['send'] = (path, body, options = {}) => post(origin, path, body, options)
  return {
    origin,
    ctx,
    sandbox,
    send,
    call: async (name, data, options = {}) => {
      const call = calls[name]
      const body = { cmd: call.cmd, apiVersion: call.apiVersion, data }
      const key = call.idempotent ? (options.key ?? randomUUID()) : options.key
      const reply = await send(pathOf(call), body, { ...options, key })
      // The gateway's own parse, and api/client.ts's, is what makes the data of this type.
      return reply as Reply<ResponseOf<(typeof calls)[typeof name]>>
    },
    jobs: () => runJobs(ctx),
    close: async () => {
      await app.close()
      await assembled.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function post(
  origin: string,
  path: string,
  body: unknown,
  { login, key, headers: more = {} }: CallOptions = {},
): Promise<Reply> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(login && { [headers.loginId]: login.openId, [headers.loginToken]: login.token }),
      ...(key !== undefined && { [headers.idempotencyKey]: key }),
      ...more,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const { code, message, data, extra } = v.parse(responseEnvelope, await answer.json())
  return { status: answer.status, headers: answer.headers, code, message, extra, data }
}
