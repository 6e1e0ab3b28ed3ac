#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { scoreProgram } from './audit'
import { until } from './driver'
import type { Origins } from './network'
import { scoreHtml, scoreText } from './score/html'
import { serveViewer } from './serve-viewer'
import { startSim } from './server'
import type { HostCalls } from './wire/host'

/** The port WeChat DevTools uses for automation. */
const AUTOMATOR_PORT = 9420
const VIEWER_PORT = 9421

const help = `weapp-sim: compiled WeChat mini-programs on this machine

  weapp-sim <folder> [page?query]         serves a page with a phone, console, network, storage,
                                          pages and setData, until Ctrl-C
    --port ${VIEWER_PORT}                           the port of that page
  weapp-sim auto <folder> [page?query]    opens it without a screen for miniprogram-automator
    --port ${AUTOMATOR_PORT}                           the port of the automator
  weapp-sim test [options] <script> ...   runs a script of miniprogram-automator with its arguments,
                                          or a command such as npx jest; launch() opens the
                                          simulator in place of WeChat DevTools
    --project <folder>                    opens this folder first, for scripts that connect()
    --port ${AUTOMATOR_PORT}                           the port that they connect to
    --keep                                uses what listens there, and leaves it open afterwards
  weapp-sim score <folder> [page?query ...]
                                          WeChat's experience score of these pages, or of all
    --taps 3                              taps so many elements of each page, too
    --json <file>  --html <file>          where the report is written
    --least 100                           fails with fewer points
  everywhere
    --origin https://a.com=http://b:8080  an origin that wx.request may reach, and where it really is
    --any-origin                          wx.request may reach every origin
    --pay <address>                       asks there what becomes of wx.requestPayment: a POST of its
                                          parameters with "action": "pay", answered by { errMsg }
`

const options = {
  port: { type: 'string' },
  project: { type: 'string' },
  origin: { type: 'string', multiple: true },
  'any-origin': { type: 'boolean' },
  pay: { type: 'string' },
  keep: { type: 'boolean' },
  ends: { type: 'boolean' },
  taps: { type: 'string' },
  json: { type: 'string' },
  html: { type: 'string' },
  least: { type: 'string' },
  help: { type: 'boolean' },
} as const

const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true })
type Values = ReturnType<typeof parse>['values']

/** A project as DevTools opens it, or the folder of app.json itself. */
const programIn = (folder: string): string => {
  const config = join(folder, 'project.config.json')
  if (existsSync(join(folder, 'app.json')) || !existsSync(config)) return resolve(folder)
  const { miniprogramRoot = '' } = JSON.parse(readFileSync(config, 'utf8')) as {
    miniprogramRoot?: string
  }
  return resolve(folder, miniprogramRoot)
}

/** `GATEWAY_URL` and `GATEWAY_ORIGIN` are one origin and where it really is. */
const originsOf = (values: Values): Origins => {
  const built = process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080'
  const named = (values.origin ?? []).map((pair): [string, string] => {
    const [origin = '', real = origin] = pair.split('=')
    return [origin, real]
  })
  return {
    [built]: process.env.GATEWAY_ORIGIN ?? built,
    ...Object.fromEntries(named),
    ...(values['any-origin'] ? { '*': '*' } : {}),
  }
}

const OK = 'requestPayment:ok'

/** The payment sheet of `--pay`: a sandbox checks the order and its signature, and pays it. */
const paymentAt =
  (address: string): HostCalls['requestPayment'] =>
  async (order) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...order, action: 'pay' }),
    })
    const { errMsg = `status ${answer.status}` } = (await answer.json()) as { errMsg?: string }
    return errMsg === OK ? 'paid' : { fail: errMsg.replace(/^requestPayment:fail /, '') }
  }

const portOf = ({ port }: Values, usual: number): number => Number(port ?? usual)

const untilCtrlC = (stop: () => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
}

const view = async (folder: string, entry: string | undefined, values: Values) => {
  const viewer = await serveViewer({
    ...{ dist: programIn(folder), entry, origins: originsOf(values) },
    port: portOf(values, VIEWER_PORT),
  })
  console.log(`${viewer.url} shows ${folder} (Ctrl-C ends)`)
  untilCtrlC(viewer.stop)
}

const openForAutomator = (folder: string, entry: string | undefined, values: Values) =>
  startSim({
    ...{ dist: programIn(folder), entry, origins: originsOf(values) },
    port: portOf(values, AUTOMATOR_PORT),
    ...(values.pay !== undefined && { onRequestPayment: paymentAt(values.pay) }),
    onException: ({ message }) => console.error(message),
    onLog: ({ type, args }) => {
      if (type === 'warn' || type === 'error') console.error(type, ...args)
    },
  })

const auto = async (folder: string, entry: string | undefined, values: Values) => {
  const sim = await openForAutomator(folder, entry, values)
  console.log(`${sim.wsEndpoint} shows ${await sim.page.title()}`)
  const stop = () => void sim.stop().finally(() => process.exit())
  untilCtrlC(stop)
  if (!values.ends) return
  // In place of DevTools it closes with its client, and with the process that asked for it.
  sim.onClose(stop)
  process.once('disconnect', stop)
}

const listens = async (port: number): Promise<boolean> => {
  const socket = createConnection(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Opens the program in a process of its own, which stays. */
const leaveOpen = async (folder: string, port: number, values: Values): Promise<number> => {
  const own = [
    ...[...process.execArgv, __filename, 'auto', folder, '--port', String(port)],
    ...(values.pay === undefined ? [] : ['--pay', values.pay]),
    ...(values.origin ?? []).flatMap((pair) => ['--origin', pair]),
    ...(values['any-origin'] ? ['--any-origin'] : []),
  ]
  const left = spawn(process.execPath, own, { detached: true, stdio: 'ignore' })
  left.unref()
  await until(async () => {
    if (left.exitCode === null && !(await listens(port)))
      throw new Error(`nothing listens on ${port}`)
  })
  if (left.exitCode !== null)
    throw new Error(`${folder} does not open: npx weapp-sim auto says why`)
  return left.pid ?? 0
}

const openFirst = async (values: Values): Promise<() => Promise<void>> => {
  const stays = () => Promise.resolve()
  const { project } = values
  const port = portOf(values, AUTOMATOR_PORT)
  if (project === undefined) return stays
  if (!values.keep) return (await openForAutomator(project, undefined, values)).stop
  const runs = await listens(port)
  const ends = runs ? 'was open' : `kill ${await leaveOpen(project, port, values)} ends it`
  console.error(`ws://127.0.0.1:${port} stays open (${ends})`)
  return stays
}

/** Options with which each Node of a command loads stand-in first. The sources need a compiler. */
const withStandIn = (before: string): string => {
  const ending = extname(__filename)
  const files = [
    ...(ending === '.ts' ? [require.resolve('tsx/cjs')] : []),
    join(__dirname, `stand-in${ending}`),
  ]
  return [before, ...files.map((file) => `--require ${JSON.stringify(file)}`)].join(' ').trim()
}

/** Runs the script, or the command, as DevTools' own client would find it. */
const test = async (command: readonly string[], values: Values) => {
  const [first = '', ...rest] = command
  const isScript = existsSync(first) && /^\.[cm]?[jt]s$/.test(extname(first))
  const [program, args] = isScript ? [process.execPath, [...command]] : [first, rest]
  const close = await openFirst(values)
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: withStandIn(process.env.NODE_OPTIONS ?? '') },
  })
  const [code] = (await once(child, 'close')) as [number | null]
  await close()
  process.exitCode = code ?? 1
}

/** Prints the score, and writes the reports. */
const score = async (folder: string, pages: readonly string[], values: Values) => {
  const report = await scoreProgram(programIn(folder), {
    origins: originsOf(values),
    taps: Number(values.taps ?? 0),
    pages: pages.length > 0 ? pages : undefined,
  })
  console.log(scoreText(report))
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify(report, undefined, 2)}\n`)
  if (values.html !== undefined) writeFileSync(values.html, scoreHtml(report))
  if (report.total < Number(values.least ?? 0)) process.exitCode = 1
}

const main = async (): Promise<void> => {
  const args = process.argv.slice(2)
  if (args[0] === 'test') {
    // What follows the script belongs to the script.
    const { tokens } = parseArgs({
      ...{ args: args.slice(1), options, tokens: true },
      ...{ strict: false, allowPositionals: true },
    })
    const at = tokens.find(({ kind }) => kind === 'positional')?.index ?? args.length
    return test(args.slice(1 + at), parse(args.slice(1, 1 + at)).values)
  }
  const { values, positionals } = parse(args)
  const [command, ...rest] = positionals
  if (values.help || command === undefined) return console.log(help)
  if (command === 'score') {
    const [folder, ...pages] = rest
    return folder === undefined ? console.log(help) : score(folder, pages, values)
  }
  const [folder, entry] = command === 'auto' ? rest : positionals
  if (folder === undefined) return console.log(help)
  await (command === 'auto' ? auto : view)(folder, entry, values)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
