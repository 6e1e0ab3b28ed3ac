import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RelationType } from '@/contract/fields'
import { terms } from '@/copy/product/wording'
import { joinable, type Known } from '@/subjects/apply/flow/known-people'
import { TogetherButton } from '@/subjects/apply/together-button'

/** The people of the last order, who join a form by one tap. */

const person = (
  relationType: RelationType,
  given: Partial<Known['shown']> & { insurantId?: string } = {},
): Known => {
  const { insurantId = `i-${relationType}`, ...shown } = given
  return {
    shown: {
      ...{ id: insurantId, name: '王**', credentialNo: '110************011', relationType },
      ...{ status: 'NONE', expireTime: null, ...shown },
    },
    person: {
      ...{ maskName: '王**', encryptName: 'token', credentialType: '01', relationType },
      ...{ maskCredentialNo: '110************011', encryptCredentialNo: 'token' },
    },
    insurantId,
  }
}
const family = {
  ...{ insurantDisables: [], leftInsurantNum: 6, maxInsurantNum: 6, orderInsurantMaxNum: 6 },
  insurantMaxNum: { SELF: 1, SPOUSE: 1, FATHER_PARENTS: 1, DAUGHTER_CHILDREN: 1 },
}
const offered = ['SELF', 'SPOUSE', 'FATHER_PARENTS', 'DAUGHTER_CHILDREN'] as const
const join = (known: Known[], types: RelationType[] = [], together = known) => {
  const ids = together.flatMap(({ insurantId }) => insurantId ?? [])
  const found = joinable(known, { together: ids, types, offered, family })
  return [found.people.map(({ shown }) => shown.relationType), found.left]
}

test('all of them join, and nobody who was not with them', () => {
  const [self, spouse, father] = [person('SELF'), person('SPOUSE'), person('FATHER_PARENTS')]
  expect(join([self, spouse, father], [], [self, spouse])).toEqual([['SELF', 'SPOUSE'], 0])
})

test('one who is in the form already is not counted; cover that lasts and a full relation are', () => {
  const known = [
    person('SELF', { closed: 'ADDED' }),
    person('SPOUSE', { closed: 'INSURED' }),
    person('FATHER_PARENTS', { closed: 'RELATION' }),
    person('DAUGHTER_CHILDREN'),
    person('DAUGHTER_CHILDREN', { insurantId: 'i-second' }),
  ]
  // The second daughter finds the place of a daughter taken by the first.
  expect(join(known, ['SELF', 'FATHER_PARENTS'])).toEqual([['DAUGHTER_CHILDREN'], 3])
})

test('who they are is said by mask and relation, before the tap', async () => {
  const onAdd = jest.fn()
  const people = [person('SELF'), person('SPOUSE', { name: '李**' })]
  render(<TogetherButton people={people} left={1} terms={terms} onAdd={onAdd} />)
  const add = screen.getByRole('button', {
    name: /添加上次一起投保的2人\s*王\*\* 本人、李\*\* 配偶/,
  })
  screen.getByText('上次的另外1人暂不能添加，原因见“选择常用被保人”')
  await userEvent.click(add)
  expect(onAdd).toHaveBeenCalledTimes(1)
})

test('nothing is offered where only the user would join', () => {
  const { container } = render(
    <TogetherButton people={[person('SELF')]} left={0} terms={terms} onAdd={jest.fn()} />,
  )
  expect(container.textContent).toBe('')
})
