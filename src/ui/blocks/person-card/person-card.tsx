import type { ShownPerson } from '@/contract/person'
import { credentialTypes, genders } from '@/copy/product/people'
import { apply } from '@/copy/purchase/apply'
import { genderOf } from '@/domain/person/gender'
import { Card } from '../../layout/card'
import { Facts, type Fact } from '../../layout/facts'

export interface PersonCardProps {
  /** The product's word for this part: 投保人, 参保人. */
  title: string
  /** The person with the gateway's masks. */
  person: ShownPerson & { mobile?: string }
  /** Further facts, such as the relation. */
  more?: readonly Fact[]
}

/** The applicant or the insured person of an order or a policy. */
export const PersonCard = ({ title, person, more = [] }: PersonCardProps) => {
  const { name, credentialType, credentialNo, genderCode, birth, mobile, extra = [] } = person
  const gender = genderOf(genderCode)
  return (
    <Card title={title}>
      <Facts
        facts={[
          { name: apply.name, value: name },
          { name: credentialTypes[credentialType], value: credentialNo },
          ...(gender ? [{ name: apply.gender, value: genders[gender] }] : []),
          ...(birth === undefined ? [] : [{ name: apply.birthday, value: birth }]),
          ...(mobile === undefined ? [] : [{ name: apply.mobile, value: mobile }]),
          ...extra.map(({ label, text }) => ({ name: label, value: text })),
          ...more,
        ]}
      />
    </Card>
  )
}
