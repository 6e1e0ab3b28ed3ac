import { createRequire } from 'node:module'
import { bundleGateway } from './bundle-gateway.cjs'

/** `npm run start:gateway`: the gateway alone, from its sources as they are now. */

// Traces of errors name the sources.
process.setSourceMapsEnabled(true)
createRequire(import.meta.url)(await bundleGateway('server/main.ts'))
