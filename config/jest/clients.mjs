import everything from '../../jest.config.mjs'
import { clientsProject } from './node.mjs'

/** `npm test -- clients` tests the sandbox with clients that other projects wrote. */
export default { ...clientsProject, testTimeout: everything.testTimeout }
