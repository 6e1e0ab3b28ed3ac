import * as v from 'valibot'
import { defineCall } from './call'
import { id } from './fields'

const prefix = '/rpc/city-insur-custom/'
const response = v.object({ seen: v.boolean() })

/** The edition of the claim notice. */
const version = id

export const getClaimNotice = defineCall({
  cmd: 'getClaimNoticeFlag',
  prefix,
  access: 'user',
  summary: 'Whether this user has put away the notice about claims in this edition.',
  request: v.strictObject({ version }),
  response,
})

export const keepClaimNotice = defineCall({
  cmd: 'saveClaimNoticeFlag',
  prefix,
  access: 'user',
  summary: 'Remembers that the notice about claims was put away.',
  request: v.strictObject({ version }),
  response,
})

export const claimNoticeCalls = {
  getClaimNotice,
  keepClaimNotice,
}
