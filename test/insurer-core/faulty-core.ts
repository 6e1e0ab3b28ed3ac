import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureFault, signedHeaders } from '@huimin/insurer-core'
import { secret } from './core-process'

/** A core with one fault: the example core behind a door that spoils what goes in or comes out. */

const pageless = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj',
    '2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj',
    'trailer\n<</Size 3/Root 1 0 R>>\n%%EOF',
  ].join('\n'),
)

/** A document that is a PDF without any page. */
export const pagelessDocument = {
  kind: 'bytes',
  base64: pageless.toString('base64'),
  mediaType: 'application/pdf',
  sha256: createHash('sha256').update(pageless).digest('hex'),
}

export type Json = Record<string, unknown>

export type Told = {
  method: string
  /** Path and query. */
  target: string
  headers: Record<string, string>
  body: string
}
export type Answered = { status: number; json: unknown }

/** One fault. What it does not name stays right. */
export type Spoilt = {
  /** Changes a request before the core sees it. It is signed anew only where `forgives` says so. */
  request?: (told: Told) => Told
  /** Changes an answer, which is signed anew. */
  answer?: (answered: Answered, told: Told) => Answered
  /** Changes the headers of an answer after it was signed. */
  signed?: (headers: Record<string, string>, answered: Answered) => Record<string, string>
  /** Whether a wrong signature is taken. */
  forgives?: (fault: 'SIGNATURE' | 'TIMESTAMP') => boolean
}

const shared = { keyId: 'huimin', secret }

const bytesOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

export async function startFaultyCore(core: string, spoilt: Spoilt) {
  const { request = (told) => told, answer = (answered) => answered } = spoilt
  const server = createServer((message, response) => {
    void (async () => {
      const raw = (await bytesOf(message)).toString()
      const { method = 'GET', url = '/' } = message
      const headers = Object.fromEntries(
        Object.entries(message.headers).flatMap(([name, value]) => {
          const text = textOf(value)
          return text === undefined || name === 'connection' ? [] : [[name, text]]
        }),
      )
      const fault = signatureFault(shared, headers, method === 'POST' ? raw : url, Date.now())
      const told = request({ method, target: url, headers, body: raw })
      // Right requests and forgiven ones are signed anew, because they may have been changed.
      const isSigned = !fault || spoilt.forgives?.(fault)
      const sent = await fetch(core + told.target, {
        method,
        headers: {
          ...told.headers,
          ...(isSigned &&
            signedHeaders(shared, method === 'POST' ? told.body : told.target, Date.now())),
          'content-length': String(Buffer.byteLength(told.body)),
        },
        ...(method === 'POST' && { body: told.body }),
      })
      const text = await sent.text()
      const isJson = sent.headers.get('content-type') === 'application/json'
      const plain = { status: sent.status, json: isJson ? (JSON.parse(text) as unknown) : text }
      const answered = isJson ? answer(plain, { method, target: url, headers, body: raw }) : plain
      const body = isJson ? JSON.stringify(answered.json) : text
      const own = signedHeaders(shared, body, Date.now())
      response.writeHead(answered.status, {
        'content-type': sent.headers.get('content-type') ?? '',
        ...(spoilt.signed ? spoilt.signed(own, answered) : own),
      })
      response.end(body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
