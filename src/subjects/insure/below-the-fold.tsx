import { useEffect, useState } from 'react'
import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { shell } from '@/copy/shell/shell'
import { useNearEnd } from '@/platform/page'
import { rememberCity } from '@/stores/chosen-city'
import { forgetLogin, useSession } from '@/stores/session'
import { loadLeave } from '@/subjects/account'
import { useAnnouncements } from '@/subjects/city'
import { AnnouncementCards, SaleClosed, SaleCountdown } from '@/subjects/product'
import { Card } from '@/ui/layout/card'
import { FoldedCard } from '@/ui/layout/folded-card'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { PhoneLink } from '@/ui/primitives/phone-link'
import { Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
import { toast } from '@/ui/toast/service'
import { DelegationDoor } from './delegation-door'
import { Figures } from './figures'
import { LastFamily } from './last-family'
import { usePopups } from './popups/use-popups'
import { remind } from './remind'
import { CityRules } from './sale-window/city-rules'
import { SectionTabs, sectionId } from './section-tabs'
import { SectionContent } from './sections/registry'
import { tellUrgent } from './sections/tell-urgent'
import { Share } from './share'

/** Number of sections that fill more than a screen of any phone. */
const FIRST = 3

/**
 * The parts of a product's page that need scrolling. In 长辈版 all sections but the first are folded,
 * and figures and tabs are left out.
 */
export const BelowTheFold = ({ page, info }: { page: ProductPage; info: PageInfo | undefined }) => {
  const near = useNearEnd()
  const [chosen, setChosen] = useState(false)
  const elder = useElderMode()
  const all = near || chosen || elder
  useEffect(() => rememberCity(page.cityCode), [page.cityCode])
  useEffect(() => void remind(page), [page])
  usePopups(page, 'insure')
  return (
    <>
      {/* A place of their own: what comes late in it does not send the sections below again natively. */}
      <Box>
        {info ? <SaleCountdown info={info} /> : null}
        {info ? <SaleClosed page={page} info={info} /> : null}
        {info ? <LastFamily page={page} info={info} /> : null}
      </Box>
      {elder ? null : (
        <SectionTabs sections={page.sections} drawn={all} onChoose={() => setChosen(true)} />
      )}
      <Box className="hm-product__sections">
        <CurrentAnnouncements cityCode={page.cityCode} />
        {elder ? null : <Figures of={page.figures} />}
        {page.sections.slice(0, all ? undefined : FIRST).map((section, at) => {
          const key = section.kind + section.title
          const content = <SectionContent section={section} page={page} info={info} />
          return elder && at > 0 ? (
            <FoldedCard key={key} title={section.title}>
              {content}
            </FoldedCard>
          ) : (
            <Card
              key={key}
              id={sectionId(section.kind)}
              className="hm-product__section"
              title={section.title}
            >
              {content}
            </Card>
          )
        })}
      </Box>
      <Footer page={page} info={info} />
      <CityRules page={page} />
    </>
  )
}

const Footer = ({ page, info }: { page: ProductPage; info: PageInfo | undefined }) => (
  <Box className="hm-product__footer">
    <Row spread="start" gap={5} wrap>
      <Share page={page} />
      {useElderMode() ? null : <DelegationDoor page={page} info={info} look="link" />}
      <SignOut />
    </Row>
    <Row spread="start" gap={2} wrap>
      <Text size="s" tone="soft">
        {shell.servicePhone}
      </Text>
      <PhoneLink kind="text" size="s" phone={page.servicePhone} />
    </Row>
  </Box>
)

/** The current announcements of this city. */
const CurrentAnnouncements = ({ cityCode }: { cityCode: string }) => {
  const list = useAnnouncements(cityCode)
  const urgent = list.find(({ popup }) => popup)
  useEffect(() => {
    if (urgent) void tellUrgent(urgent)
  }, [urgent])
  return <AnnouncementCards list={list} />
}

/**
 * Signs out and clears personal data, for phones that a family shares. It is shown only to a
 * signed-in user.
 */
const SignOut = () => {
  const signedIn = useSession((session) => session.login !== undefined)
  if (!signedIn) return null
  return (
    <Button
      kind="text"
      size="s"
      onClick={async () => {
        // If the code does not load (offline), at least the login is forgotten here.
        const here = () => {
          forgetLogin()
          toast(shell.signedOut)
        }
        const flow = await loadLeave().catch(() => ({ signOut: here }))
        await flow.signOut()
      }}
    >
      {shell.signOut}
    </Button>
  )
}
