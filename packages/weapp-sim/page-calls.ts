import type { Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'

const PATH = '/page-calls'

/** What the page runs: it answers each call of this process with the runtime's own table. */
export const PAGE_CALLS_SCRIPT = `(function () {
  var socket = new WebSocket('ws://' + location.host + '${PATH}')
  var answer = function (id, said) { socket.send(JSON.stringify(Object.assign({ id: id }, said))) }
  socket.onmessage = function (event) {
    var asked = JSON.parse(event.data)
    window.weappAutomation.call(asked.method, asked.params).then(
      function (result) { answer(asked.id, { result: result }) },
      function (error) {
        var name = error.name === 'Error' ? '' : error.name + ': '
        answer(asked.id, { error: name + error.message })
      },
    )
  }
})()`

interface Answer {
  readonly id: number
  readonly result?: unknown
  readonly error?: string
}

interface Call {
  readonly asked: string
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

export interface PageCalls {
  /** Calls the runtime in the page. While the page loads, the call waits for it. */
  readonly call: (method: string, params: object) => Promise<unknown>
  /** Refuses the calls that are not answered, and all later ones. */
  readonly close: () => void
}

/**
 * Calls from this process into the page, over a socket that the page opens. A test sends hundreds
 * of small calls. Playwright's `page.evaluate` would note each of them as a step of the test, which
 * costs more than the call.
 */
export const servePageCalls = (server: Server): PageCalls => {
  const sockets = new WebSocketServer({ server, path: PATH })
  const calls = new Map<number, Call>()
  let current: WebSocket | undefined
  let isClosed = false
  let last = 0
  const refuseAll = (why: string) => {
    for (const { reject } of calls.values()) reject(new Error(why))
    calls.clear()
  }
  const hear = (text: Buffer) => {
    const { id, result, error } = JSON.parse(text.toString()) as Answer
    const call = calls.get(id)
    calls.delete(id)
    if (error === undefined) call?.resolve(result)
    else call?.reject(new Error(error))
  }
  sockets.on('connection', (socket: WebSocket) => {
    current = socket
    socket.on('message', hear)
    socket.on('close', () => {
      if (current !== socket) return
      current = undefined
      refuseAll('The mini-program was left before it answered')
    })
    for (const { asked } of calls.values()) socket.send(asked)
  })
  return {
    call: (method, params) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The simulator has stopped'))
        last += 1
        const asked = JSON.stringify({ id: last, method, params })
        calls.set(last, { asked, resolve, reject })
        current?.send(asked)
      }),
    close: () => {
      isClosed = true
      refuseAll('The simulator has stopped')
      for (const client of sockets.clients) client.terminate()
      sockets.close()
    },
  }
}
