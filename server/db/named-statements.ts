import { createHash } from 'node:crypto'
import { Client } from 'pg'
import { cacheByText } from './statement-cache'

/** By its text, so that gateways behind one pooler agree; undefined when there are too many. */
const nameOf = cacheByText(
  (text) => `hm_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`,
)

interface Asked {
  text: string
  name?: string
}

/**
 * Names the statements that drizzle asks, so that PostgreSQL reads and plans each once a connection
 * and not once a call.
 */
export class NamingClient extends Client {
  // As pg does: a text, or what it is asked with, and what is handed on as it comes.
  override query(asked: unknown, ...rest: unknown[]): never {
    const ask = super.query.bind(this) as (...parts: unknown[]) => never
    return ask(isUnnamed(asked) ? { ...asked, name: nameOf(asked.text) } : asked, ...rest)
  }
}

const isUnnamed = (asked: unknown): asked is Asked =>
  typeof asked === 'object' &&
  asked !== null &&
  Object.getPrototypeOf(asked) === Object.prototype &&
  'text' in asked &&
  !('name' in asked && asked.name)
