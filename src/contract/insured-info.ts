import * as v from 'valibot'
import { defineCall } from './call'
import { day, fen, id, relationType } from './fields'
import { insuredName } from './insured-name'
import { policyStatus } from './policy-status'
import { shownPerson } from './shown-person'

export const getInsuredInfo = defineCall({
  cmd: 'getInsuredInfoToc',
  prefix: '/rpc/city-insur-custom/',
  access: 'user',
  summary: 'Everybody insured by the order of a policy, masked, with their policies.',
  request: v.strictObject({ policyId: id }),
  response: v.object({
    insuredList: v.array(
      v.object({
        policyId: id,
        policyNo: v.string(),
        status: policyStatus,
        relationType,
        comboTitle: v.string(),
        premiumFen: fen,
        effectiveOn: day,
        expireOn: day,
        person: shownPerson,
        credentialTail: insuredName.credentialTail,
        home: insuredName.home,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})
