import { Client } from 'pg'
import { startStatementSpan } from './statement-span'

type Answer = (error: Error | null, ...rest: unknown[]) => void

/**
 * A client that drops its connection when the server does not answer a query in time. Otherwise the
 * pool would lend it again, and every later query would wait behind the missing answer. Here pass
 * all statements with their real answers, so this is also where their spans are made.
 */
export class LimitedClient extends Client {
  // Takes the same arguments as `query` of pg: a text or an object with a text, and further
  // arguments that are passed on.
  override query(asked: unknown, ...rest: unknown[]): never {
    const ask = super.query.bind(this) as (...parts: unknown[]) => unknown
    const ended = startStatementSpan(asked)
    const last = rest.at(-1)
    if (typeof last === 'function') {
      const told: Answer = (error, ...more) => {
        ended?.(error)
        this.#dropIfSilent(error)
        ;(last as Answer)(error, ...more)
      }
      return ask(asked, ...rest.slice(0, -1), told) as never
    }
    const answer = ask(asked, ...rest)
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => this.#dropIfSilent(error))
      if (ended) answer.then(() => ended(), ended)
    }
    return answer as never
  }

  #dropIfSilent(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') void this.end()
  }
}
