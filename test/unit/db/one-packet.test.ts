import { Duplex } from 'node:stream'
import { setImmediate as soon } from 'node:timers/promises'
import { OnePacketClient } from '../../../server/db/one-packet'

const AUTHENTICATED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0])
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/** A connection to a server that lets everybody in and then answers nothing. */
class SilentServer extends Duplex {
  readonly packets: string[] = []
  setNoDelay = () => undefined
  connect = () => process.nextTick(() => this.emit('connect'))

  override _read = () => undefined
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#take([chunk], done)
  }
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#take(
      chunks.map(({ chunk }) => chunk),
      done,
    )
  }

  #take(chunks: Buffer[], done: () => void): void {
    if (this.packets.push(Buffer.concat(chunks).toString()) === 1)
      this.push(Buffer.concat([AUTHENTICATED, READY]))
    done()
  }
}

async function connect() {
  const server = new SilentServer()
  const client = new OnePacketClient({ stream: () => server, pipeline: true, password: '' })
  await client.connect()
  server.packets.length = 0
  // No query is ever answered.
  const ask = (text: string) => void client.query({ text, values: [1] })
  return { packets: server.packets, ask }
}

const textsIn = (packets: readonly string[]) =>
  packets.map((packet) => packet.match(/(insert|select|commit) \w+/g))

test('what is asked in one go is one packet', async () => {
  const { packets, ask } = await connect()
  ask('select one')
  ask('select two')
  expect(packets).toEqual([])
  await soon()
  expect(textsIn(packets)).toEqual([['select one', 'select two']])
  ask('select three')
  await soon()
  expect(textsIn(packets)).toEqual([['select one', 'select two'], ['select three']])
})

test('what follows without waiting for an answer goes into the same packet', async () => {
  const { packets, ask } = await connect()
  ask('insert one')
  for (let depth = 0; depth < 20; depth += 1) await Promise.resolve()
  ask('insert two')
  await Promise.resolve()
  ask('commit all')
  await soon()
  expect(textsIn(packets)).toEqual([['insert one', 'insert two', 'commit all']])
})
