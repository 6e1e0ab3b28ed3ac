import { createElement, type ComponentType } from 'react'
import type { Section, SectionKind } from '@/contract/product-page'
import { Faq } from './faq'
import {
  Cases,
  Documents,
  Eligibility,
  Highlights,
  Insurers,
  Plans,
  Services,
  Timeline,
} from './lists'
import { Coverage, PriceTable } from './tables'
import type { SectionBody, SectionProps } from './types'

/** A new kind of section needs only an entry here and in the contract. */
const bodies: { [K in SectionKind]: SectionBody<K> } = {
  highlights: Highlights,
  coverage: Coverage,
  plans: Plans,
  eligibility: Eligibility,
  priceTable: PriceTable,
  timeline: Timeline,
  cases: Cases,
  services: Services,
  faq: Faq,
  documents: Documents,
  insurers: Insurers,
}

/** Draws the body for this section. The table above pairs each kind with its props. */
export const SectionContent = (
  props: Omit<SectionProps<SectionKind>, 'section'> & { section: Section },
) => createElement(bodies[props.section.kind] as ComponentType<typeof props>, props)
