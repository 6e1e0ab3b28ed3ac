import { fill } from '@/copy/fill'
import { wording, type Worded } from '@/copy/product/wording'
import { policies } from '@/copy/records/policies'
import { pathTo } from '@/routes/path-to'
import { Questions } from '@/subjects/product'
import { Card } from '@/ui/layout/card'
import { desk as copy } from '../copy/desk'

/** What is the same for every product: orders, policies, the account. Each leads to its page. */
export const GeneralQuestions = ({ words }: { words: Worded }) => {
  const terms = wording(words)
  const orders = { to: pathTo('orderCenter'), text: terms.orderCenter }
  const held = { to: pathTo('policyList'), text: policies.title }
  return (
    <Card title={copy.general}>
      <Questions
        name="general"
        items={[
          { q: copy.issuedQ, a: copy.issuedA, wayOn: orders },
          { q: copy.cancelQ, a: copy.cancelA, wayOn: orders },
          { q: fill(copy.revokeQ, terms), a: fill(copy.revokeA, terms), wayOn: orders },
          { q: copy.documentQ, a: copy.documentA, wayOn: held },
          {
            ...{ q: copy.claimQ, a: copy.claimA },
            wayOn: { to: pathTo('serviceTabs', { tab: 'claim' }), text: copy.toClaim },
          },
          { q: copy.renewalQ, a: copy.renewalA, wayOn: held },
          {
            ...{ q: copy.accountQ, a: copy.accountA },
            wayOn: { to: pathTo('settings'), text: copy.toSettings },
          },
        ]}
      />
    </Card>
  )
}
