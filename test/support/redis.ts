import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { delimiter, join } from 'node:path'
import { freePort } from '../../scripts/free-port'

/** A Redis for one test. It is the real one where it is installed, and a stub otherwise. */
export interface TestRedis {
  url: string
  /** Stops Redis as if its machine had failed. */
  stop(): Promise<void>
}

const program = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path))

export const openRedis = (): Promise<TestRedis> => (program ? startReal(program) : startStandIn())

async function startReal(path: string): Promise<TestRedis> {
  const port = await freePort()
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(path, settings, { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Ready to accept connections')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve())
        server.kill('SIGKILL')
      }),
  }
}

/**
 * A stub with the part of Redis that rate limits need, over its protocol (RESP 2). It does not run
 * the script of @fastify/rate-limit, but counts as the script would.
 */
async function startStandIn(): Promise<TestRedis> {
  const counts = new Map<string, { count: number; endsAt: number }>()
  const sockets = new Set<Socket>()

  const countOn = (key: string, windowMs: number): string => {
    const now = Date.now()
    const known = counts.get(key)
    const entry = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs }
    entry.count += 1
    counts.set(key, entry)
    return `*2\r\n:${entry.count}\r\n:${entry.endsAt - now}\r\n`
  }
  const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`
  const answer = ([name = '', ...args]: string[]): string => {
    switch (name.toLowerCase()) {
      case 'info':
        return bulk('redis_version:7.0.0\r\nloading:0\r\n')
      case 'evalsha':
        return '-NOSCRIPT No matching script.\r\n'
      case 'eval':
        return countOn(args[2] ?? '', Number(args[3]))
      case 'flushall':
        counts.clear()
        return '+OK\r\n'
      case 'keys':
        return `*${counts.size}\r\n${[...counts.keys()].map(bulk).join('')}`
      case 'client':
        return '+OK\r\n'
      default:
        return `-ERR unknown command '${name}'\r\n`
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    let pending = ''
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1')
      for (let read = readCommand(pending); read; read = readCommand(pending)) {
        pending = read.rest
        socket.write(answer(read.words), 'latin1')
      }
    })
    socket.on('error', () => undefined)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** Reads `*2\r\n$3\r\nGET\r\n$1\r\nx\r\n`. The answer is undefined while a part is missing. */
function readCommand(text: string): { words: string[]; rest: string } | undefined {
  let at = 0
  const line = (mark: string): number | undefined => {
    const end = text.indexOf('\r\n', at)
    if (end < 0 || text[at] !== mark) return undefined
    const value = Number(text.slice(at + 1, end))
    at = end + 2
    return value
  }
  const count = line('*')
  if (count === undefined) return undefined
  const words: string[] = []
  while (words.length < count) {
    const length = line('$')
    if (length === undefined || text.length < at + length + 2) return undefined
    words.push(text.slice(at, at + length))
    at += length + 2
  }
  return { words, rest: text.slice(at) }
}
