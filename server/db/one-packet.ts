import { Client, type Connection } from 'pg'

/**
 * A client that sends what it is asked in one go as one packet: the last write of a transaction with
 * its commit, and reads that do not wait for each other. Each packet wakes the server and its answer
 * wakes the gateway, which costs both more than most statements.
 */
export class OnePacketClient extends Client {
  /** The types of pg leave it out. */
  declare readonly connection: Connection
  #holds = false

  // Takes the same arguments as `query` of pg: a text or an object with a text, and further
  // arguments that are passed on.
  override query(...asked: unknown[]): never {
    this.#hold()
    const ask = super.query.bind(this) as (...parts: unknown[]) => never
    return ask(...asked)
  }

  /** Holds back what is sent until nothing runs any more that could ask for more. */
  #hold(): void {
    if (this.#holds) return
    this.#holds = true
    const { stream } = this.connection
    stream.cork()
    // A tick begins after all promises that are settled by then have called back.
    queueMicrotask(() =>
      process.nextTick(() => {
        this.#holds = false
        stream.uncork()
      }),
    )
  }
}
