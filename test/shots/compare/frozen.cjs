const { AsyncLocalStorage, AsyncResource } = require('node:async_hooks')
const crypto = require('node:crypto')
const { Buffer } = require('node:buffer')
const http = require('node:http')
const { syncBuiltinESMExports } = require('node:module')

/**
 * Node loads this file before a gateway (`--require`). The gateway's clock then stands still at FROZEN_AT
 * (epoch ms), and what it draws by chance is the same at every start, so its pages show the same numbers.
 */
const at = Number(process.env.FROZEN_AT)
Date.now = () => at

/**
 * Each request draws from a stream of its own, chosen by its path and by how often that path was asked
 * for. So it does not matter what jobs, or other requests at the same time, draw in between.
 */
const streams = new AsyncLocalStorage()
const background = { seed: 1 }
const times = new Map()
const { emit } = http.Server.prototype
http.Server.prototype.emit = function (name, request, ...rest) {
  if (name !== 'request') return emit.call(this, name, request, ...rest)
  const [path] = request.url.split('?')
  const count = (times.get(path) ?? 0) + 1
  times.set(path, count)
  const digest = crypto.createHash('sha1').update(`${path} ${count}`).digest()
  return streams.run({ seed: digest.readInt32LE() }, () => {
    const { on } = request
    // The body arrives in the context of the connection, which is not that of the request.
    request.on = (event, listener) => on.call(request, event, AsyncResource.bind(listener))
    return emit.call(this, name, request, ...rest)
  })
}

/** Mulberry32, a generator of numbers between 0 and 1 from a seed. */
const next = () => {
  const stream = streams.getStore() ?? background
  stream.seed = (stream.seed + 0x6d2b79f5) | 0
  const { seed } = stream
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
const bytes = (count) => Buffer.from(Array.from({ length: count }, () => Math.floor(next() * 256)))

Math.random = next
crypto.randomInt = (from, to) =>
  to === undefined ? Math.floor(next() * from) : from + Math.floor(next() * (to - from))
crypto.randomBytes = bytes
crypto.randomUUID = () =>
  bytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
syncBuiltinESMExports()
