import * as v from 'valibot'
import { defineCall } from './call'

/** Separate from the register, because the first pages need only this call. */
export const checkIfAgent = defineCall({
  cmd: 'checkIfAgent',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  summary: 'Whether this account belongs to somebody in the register of agents.',
  request: v.strictObject({}),
  response: v.object({ isAgent: v.boolean() }),
})
