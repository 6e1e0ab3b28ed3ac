import { genderCodeOf, genderOf, genders, isGender } from '@/domain/person/gender'

test('EN005 VA078 M is 1 and F is 2 in requests, and back', () => {
  expect(genders.map(genderCodeOf)).toEqual([1, 2])
  expect([1, 2, '1', '2', 'M', 'F'].map(genderOf)).toEqual(['M', 'F', 'M', 'F', 'M', 'F'])
})

test.each([0, 3, '', 'm', '男', null, undefined, NaN])('%s is no gender', (code) => {
  expect(genderOf(code)).toBeUndefined()
  expect(isGender(code)).toBe(false)
})
