import { jobNames } from '../../../console/copy/jobs'
import { all } from '../../../server/jobs/all'

test('every job has its Chinese name, and no other', () => {
  expect([...jobNames.keys()].sort()).toEqual(all.map(({ name }) => name).sort())
})
