import { createRequire } from 'node:module'
import { stop } from 'esbuild'
import { bundleGateway } from './bundle-gateway.cjs'

/** `npm run start:gateway`: the gateway alone, from its sources as they are now. */

// Traces of errors name the sources.
process.setSourceMapsEnabled(true)
const program = await bundleGateway('server/main.ts')
// The compiler's own process is needed no more.
await stop()
createRequire(import.meta.url)(program)
