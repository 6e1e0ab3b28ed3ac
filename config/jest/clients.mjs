import { clientsProject } from './node.mjs'

/** `npm run test:clients` tests the sandbox with clients that other projects wrote. */
export default clientsProject
