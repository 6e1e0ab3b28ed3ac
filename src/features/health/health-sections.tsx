import { createElement, type ComponentType } from 'react'
import type { HealthSection } from '@/contract/product-page'
import { Text } from '@/ui/primitives/text'
import { HealthItems, type HealthItemsProps } from './health-items'

const Intro = ({ health }: HealthItemsProps) => <Text as="block">{health.intro}</Text>

/** A new kind of section needs only an entry here and in the contract. */
const sections: Record<HealthSection, ComponentType<HealthItemsProps>> = {
  intro: Intro,
  items: HealthItems,
}

/** The health declaration in the product's order. */
export const HealthSections = (props: HealthItemsProps) => (
  <>{props.health.sections.map((kind) => createElement(sections[kind], { key: kind, ...props }))}</>
)
