import { createRequire } from 'node:module'
import { stop } from 'esbuild'
import { bundleGateway } from './bundle-gateway.cjs'

/** `npm run start:gateway` bundles the current sources of the gateway and runs only the gateway. */

// With this, stack traces of errors name the sources.
process.setSourceMapsEnabled(true)
const program = await bundleGateway('server/main.ts')
// The compiler's own process is no longer needed.
await stop()
createRequire(import.meta.url)(program)
