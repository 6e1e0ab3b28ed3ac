import { useEffect, useMemo, useState } from 'react'
import { readCityExtra } from '@/contract/city'
import type { ProductId } from '@/contract/fields'
import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { product as copy } from '@/copy/product/product'
import { shell } from '@/copy/shell/shell'
import { countText, sumText } from '@/domain/money/money'
import { nextVersionAt, targetCfgUA } from '@/domain/time/page-version'
import { now } from '@/platform/clock'
import { replace } from '@/platform/navigation'
import { useNearEnd } from '@/platform/page'
import { pathTo } from '@/routes/path-to'
import { rememberCity } from '@/stores/chosen-city'
import { forgetLogin, useSession } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { loadLeave } from '@/subjects/account'
import { useAnnouncements, useCityConfig, usePoster } from '@/subjects/city'
import { usePopups } from '@/subjects/popups'
import { AnnouncementCards, Poster, SaleClosed, SaleCountdown } from '@/subjects/product'
import { useCountdown } from '@/ui/display/use-countdown'
import { Card } from '@/ui/layout/card'
import { FoldedCard } from '@/ui/layout/folded-card'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { List, ListItem } from '@/ui/primitives/list'
import { PhoneLink } from '@/ui/primitives/phone-link'
import { Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
import { toast } from '@/ui/toast/service'
import { AskChildDoor } from './ask-child-door'
import { LastFamily } from './last-family'
import { remind, tellUrgent } from './late-parts'
import { sectionId, SectionTabs } from './section-tabs'
import { SectionContent } from './sections/registry'
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
        {info && info.stopWords === undefined ? <SaleCountdown info={info} /> : null}
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
      {useElderMode() ? null : <AskChildDoor page={page} info={info} look="link" />}
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

/** What the operator states of the product, with the day and the source. Nothing if it states none. */
const Figures = ({ of }: { of: ProductPage['figures'] }) => {
  if (!of) return null
  const { enrolled, claims, paidFen, biggestFen, asOf, source } = of
  const shown = [
    { label: copy.enrolled, value: enrolled && fill(copy.people, { N: countText(enrolled) }) },
    { label: copy.claims, value: claims && fill(copy.claimCount, { N: countText(claims) }) },
    { label: copy.paidSum, value: paidFen && sumText(paidFen) },
    { label: copy.biggest, value: biggestFen && sumText(biggestFen) },
  ].filter(({ value }) => value)
  if (shown.length === 0) return null
  return (
    <Card title={copy.figures}>
      <List className="hm-figures">
        {shown.map(({ label, value }) => (
          <ListItem key={label} className="hm-figure">
            <Text as="block" size="s" tone="soft">
              {label}
            </Text>
            <Text as="block" size="xl" bold numeric tone="accent">
              {value}
            </Text>
          </ListItem>
        ))}
      </List>
      <Box className="hm-section__note">
        <Text as="block" size="s" tone="soft">
          {fill(copy.figuresNote, { DAY: asOf, SOURCE: source })}
        </Text>
      </Box>
    </Card>
  )
}

/** The city's poster over the page, and another page version. */
const CityRules = ({ page }: { page: ProductPage }) => {
  const config = useCityConfig(page.cityCode)
  const poster = usePoster(config, page)
  if (!config) return null
  return (
    <>
      <VersionSwitch product={page} extraData={config.extraData} />
      <Poster page={page} {...poster} />
    </>
  )
}

/** Opens the page version that is due, at the start and when its time comes, without a reload. */
const VersionSwitch = ({
  product: { cityCode, productCode },
  extraData,
}: {
  product: ProductId
  extraData: string
}) => {
  const cfgUA = useVisit(({ context }) => context.cfgUA ?? '')
  const versions = useMemo(() => readCityExtra(extraData), [extraData])
  const at = now()
  // Draws again when the next version is due.
  useCountdown(nextVersionAt({ now: at, productCode, versions }))
  const target = targetCfgUA({ now: at, productCode, cfgUA, versions })
  useEffect(() => {
    if (target !== cfgUA) void replace(pathTo('insure', { cityCode, productCode, cfgUA: target }))
  }, [target, cfgUA, cityCode, productCode])
  return null
}
