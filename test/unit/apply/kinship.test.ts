import { checkKinship, type Relative } from '@/domain/apply/insurant-limit'

const number = '110101199003070011'
const applicant: Relative = {
  credentialType: '01',
  credentialNo: number,
  birthOn: '1990-03-07',
  gender: 'M',
}

test.each<[string, Relative, string]>([
  ['SELF', applicant, 'OK'],
  ['SPOUSE', { credentialType: '01', credentialNo: number }, 'OWN_NUMBER'],
  ['SPOUSE', { credentialType: 'PR', credentialNo: number }, 'OWN_NUMBER'],
  ['SPOUSE', { birthOn: '1999-01-01', gender: 'F' }, 'OK'],
  ['FATHER_PARENTS', { birthOn: '1962-01-01', gender: 'M' }, 'OK'],
  ['FATHER_PARENTS', { birthOn: '1990-03-08', gender: 'M' }, 'PARENT_YOUNGER'],
  ['MOTHER_PARENTS', { birthOn: '1990-03-07', gender: 'F' }, 'PARENT_YOUNGER'],
  ['PARENTS', { birthOn: '2001-01-01' }, 'PARENT_YOUNGER'],
  ['MOTHER_PARENTS', { birthOn: '1962-01-01', gender: 'M' }, 'RELATION_GENDER'],
  ['SON_CHILDREN', { gender: 'F' }, 'RELATION_GENDER'],
  ['DAUGHTER_CHILDREN', { gender: 'M' }, 'RELATION_GENDER'],
  ['DAUGHTER_CHILDREN', { birthOn: '1989-01-01', gender: 'F' }, 'CHILD_OLDER'],
  ['CHILDREN', { birthOn: '2018-01-01' }, 'OK'],
  ['SIBLINGS', { birthOn: '1950-01-01', gender: 'F' }, 'OK'],
  ['FATHER_PARENTS', { credentialNo: '' }, 'OK'],
])('%s %j is %s', (relationType, insurant, expected) => {
  const result = checkKinship({ applicant, insurant: { ...insurant, relationType } })
  expect(result.ok ? 'OK' : result.code).toBe(expected)
})
