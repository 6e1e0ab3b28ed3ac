import * as v from 'valibot'
import { defineCall } from './call'

/** Apart from the register: the first pages ask this, and nothing of the rest. */
export const checkIfAgent = defineCall({
  cmd: 'checkIfAgent',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  summary: 'Whether this account belongs to somebody in the register of agents.',
  request: v.strictObject({}),
  response: v.object({ isAgent: v.boolean() }),
})
