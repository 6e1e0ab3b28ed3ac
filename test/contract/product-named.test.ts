import * as v from 'valibot'
import { calls } from '@/contract/calls'

const fieldsOf = (request: object): string[] =>
  'entries' in request && v.is(v.record(v.string(), v.any()), request.entries)
    ? Object.keys(request.entries)
    : []

test('UX009 every call that names a product names its city and its code', () => {
  const one = Object.entries(calls).filter(([, { request }]) => {
    const fields = fieldsOf(request)
    return fields.includes('productCode') !== fields.includes('cityCode')
  })
  // The first four name only a city, which has one official account and one list of products. The
  // last two repeat the product that a renewal becomes, which is of the policy's city.
  expect(one.map(([name]) => name)).toEqual([
    'getCityConfig',
    'getBindingStatus',
    'bindWechat',
    'getRecommendInfo',
    'turnOnAutoRenewal',
    'authorizeRenewal',
  ])
})

test('UX009 what lists orders, policies and homes can be asked for one product alone', () => {
  for (const call of [calls.listOrders, calls.listPolicies, calls.getUnpaidProposal])
    expect(fieldsOf(call.request)).toEqual(expect.arrayContaining(['cityCode', 'productCode']))
})
