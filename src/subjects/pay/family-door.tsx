import { pathTo } from '@/routes/path-to'
import { familyRow } from '@/subjects/family'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'

/** After a purchase: the cover of the whole family. */
export const FamilyDoor = () => (
  <Card>
    <LinkRows rows={[familyRow(pathTo('serviceTabs', { tab: 'policy' }))]} />
  </Card>
)
