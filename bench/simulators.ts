import fastify from 'fastify'
import { openSandbox } from '../sandbox/open'

/**
 * Runs the sandbox alone, so that its CPU time does not count for the gateway. PORT and DATA_DIR
 * set its port and its folder.
 */
async function main(): Promise<void> {
  const { PORT = '', DATA_DIR = '' } = process.env
  const app = fastify()
  const sandbox = await openSandbox({
    dataDir: DATA_DIR,
    origin: `http://127.0.0.1:${PORT}`,
    nonce: () => crypto.randomUUID().replaceAll('-', ''),
    captchaAnswer: async () => undefined,
    records: {
      openCaptchas: async () => [],
      signedIn: async () => [],
      orderHistory: async () => undefined,
      insuredByCore: async () => [],
    },
    ticketFor: async () => undefined,
    addresses: [],
    nativeAddresses: { toNative: (path) => path, publicPaths: {} },
    onReset: async () => undefined,
  })
  await sandbox.mount(app)
  app.get('/healthz', async () => ({ ok: true }))
  await app.listen({ host: '127.0.0.1', port: Number(PORT) })
  process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
