import { useEffect, useRef, useState } from 'react'
import type { Section, SectionKind } from '@/contract/product-page'
import { product as copy, sectionTabs } from '@/copy/product/product'
import { isSectionInSight, sectionInView, type SectionPlaces } from '@/domain/look/scroll'
import { scrollToSection, useSectionPlaces } from '@/platform/in-view'
import { classNames } from '@/ui/class-names'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import '@/ui/tabs/tabs.css'

const BAR = 'product-tabs'

/** The id of the first section of a kind. */
export const sectionId = (kind: SectionKind): string => `product-${kind}`

/** The kinds with a tab, in the order in which the page has them. */
const tabsOf = (sections: readonly Section[]) => {
  const kinds = [...new Set(sections.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const text = sectionTabs[kind]
    return text === undefined ? [] : [{ kind, text }]
  })
}

/** A scroll that a tap begins has ended when nothing moved for this time. */
const QUIET_MS = 200

/**
 * The sections of the page as a row that stays at the top. A tap scrolls to a section, and scrolling
 * marks the section that is being read. `onChoose` draws all sections, if some still wait.
 */
export const SectionTabs = ({
  sections,
  drawn,
  onChoose,
}: {
  sections: readonly Section[]
  drawn: boolean
  onChoose: () => void
}) => {
  const tabs = tabsOf(sections)
  const [current, setCurrent] = useState(0)
  const [target, setTarget] = useState<SectionKind>()
  // While the page moves to a chosen section, the sections that it passes are not marked.
  const moving = useRef<ReturnType<typeof setTimeout>>()
  const passed = useRef<SectionPlaces>()
  // The user may have scrolled on before the page came to rest.
  const rest = () => {
    moving.current = undefined
    const places = passed.current
    if (places)
      setCurrent((chosen) => (isSectionInSight(places, chosen) ? chosen : sectionInView(places)))
  }
  const move = (places?: SectionPlaces) => {
    passed.current = places
    clearTimeout(moving.current)
    moving.current = setTimeout(rest, QUIET_MS)
  }
  useSectionPlaces({ bar: BAR, sections: tabs.map(({ kind }) => sectionId(kind)) }, (places) =>
    moving.current ? move(places) : setCurrent(sectionInView(places)),
  )
  useEffect(() => {
    if (!target || !drawn) return
    scrollToSection({ bar: BAR, section: sectionId(target) })
    setTarget(undefined)
  }, [target, drawn])
  useEffect(() => () => clearTimeout(moving.current), [])

  const choose = (kind: SectionKind, at: number) => {
    setCurrent(at)
    setTarget(kind)
    onChoose()
    move()
  }
  if (tabs.length < 2) return null
  return (
    <Box as="nav" id={BAR} label={copy.sections} className="hm-section-tabs">
      {tabs.map(({ kind, text }, at) => (
        <Button
          key={kind}
          kind="bare"
          current={at === current}
          className={classNames('hm-tabs__tab', at === current && 'hm-tabs__tab--on')}
          onClick={() => choose(kind, at)}
        >
          {text}
        </Button>
      ))}
    </Box>
  )
}
