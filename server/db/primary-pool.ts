import { Pool, type Client, type PoolClient, type PoolConfig } from 'pg'
import { NoPrimary, takesWrites, type Primary } from './primary'

type Callback = Parameters<Pool['connect']>[0]

/**
 * Connections to the primary, also after another host has become it. A new connection that cannot be
 * made, or that takes no writes, makes the pool look for the primary again, within `withinMs` (ms).
 * What ran on the lost connections has failed; their callers decide whether to repeat it.
 */
export class PrimaryPool extends Pool {
  constructor(
    private readonly primary: Primary,
    private readonly withinMs: number,
    settings: PoolConfig,
  ) {
    super({ ...settings, verify: refuseStandby })
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<PoolClient> | void {
    const connected = this.#connect()
    if (!callback) return connected
    connected.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: unknown) =>
        callback(
          error instanceof Error ? error : new Error(String(error)),
          undefined,
          () => undefined,
        ),
    )
  }

  async #connect(): Promise<PoolClient> {
    const until = performance.now() + this.withinMs
    for (;;) {
      const url = await this.primary.find()
      // The pool makes its next connection to this host.
      this.options.connectionString = url
      try {
        return await super.connect()
      } catch (error) {
        this.primary.forget(url)
        if (performance.now() >= until || this.ending) throw error
      }
    }
  }
}

function refuseStandby(client: PoolClient, answer: (error?: Error) => void): void {
  takesWrites(client as unknown as Client).then(
    (writes) => answer(writes ? undefined : new NoPrimary('This host takes no writes')),
    answer,
  )
}
