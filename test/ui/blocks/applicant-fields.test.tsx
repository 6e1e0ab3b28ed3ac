import { render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { shownPerson } from '@/contract/person'
import { PersonCard } from '@/ui/blocks/person-card/person-card'

const shown = (person: object) => {
  const masked = { name: '王**', credentialNo: 'H12***678' }
  render(<PersonCard title="投保人" person={v.parse(shownPerson, { ...masked, ...person })} />)
}

test.each([
  ['111', '身份证'],
  ['551', '港澳居民居住证'],
  ['552', '台湾居民居住证'],
  ['511', '台湾居民来往大陆通行证'],
  ['516', '港澳居民来往内地通行证'],
  ['553', '外国人永久居留身份证'],
  ['PASSPORT', '护照'],
])('EN004 credentials of the code %s are called %s', (credentialType, label) => {
  shown({ credentialType })
  expect(screen.getByText(label)).toBeTruthy()
})

test('EN005 EN036 whoever pays shows gender and year of birth beside the masks', () => {
  shown({ credentialType: '01', genderCode: 1, birth: '1990-**-**' })
  for (const text of ['王**', 'H12***678', '男', '1990-**-**'])
    expect(screen.getByText(text)).toBeTruthy()
})
