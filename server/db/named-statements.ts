import { createHash } from 'node:crypto'
import { LimitedClient } from './query-limit'
import { cacheByText } from './statement-cache'

/**
 * The name comes from the text, so that gateways behind one connection pooler use the same names.
 * Undefined when there are too many texts.
 */
const nameOf = cacheByText(
  (text) => `hm_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`,
)

interface Asked {
  text: string
  name?: string
}

/**
 * A client that names the statements of drizzle, so that PostgreSQL parses and plans each of them
 * once per connection and not once per call.
 */
export class NamingClient extends LimitedClient {
  // Takes the same arguments as `query` of pg: a text or an object with a text, and further
  // arguments that are passed on.
  override query(asked: unknown, ...rest: unknown[]): never {
    // The types of pg know `query` by its overloads, and none of them takes what drizzle passes.
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
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
