import { createConfig, lintFromString } from '@redocly/openapi-core'
import { calls } from '@/contract/calls'
import { fieldWords } from '../../server/http/field-words'
import { openapiDocument } from '../../server/http/openapi'

const text = JSON.stringify(openapiDocument('1.0.0'))

test('API130 tools of others find no fault with the document', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: text, absoluteRef: '/openapi.json', config })
  const faults = found.filter(({ severity }) => severity === 'error')
  expect(faults.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('API130 words are of a field, and of a call, that there is', () => {
  const unknown = Object.keys(fieldWords).filter((key) => {
    const [field, call] = key.split('.').reverse()
    return !text.includes(`"${field}":{`) || (call !== undefined && !(call in calls))
  })
  expect(unknown).toEqual([])
})
