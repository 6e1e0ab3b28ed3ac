import { clientsProject } from './node.mjs'

/** `npm run test:clients`: the sandbox, proved by clients of others. */
export default clientsProject
