import type { ComponentType } from 'react'
import type { PageInfo } from '@/contract/product'
import type { ProductPage, Section, SectionKind } from '@/contract/product-page'

export interface SectionProps<K extends SectionKind> {
  section: Extract<Section, { kind: K }>
  page: ProductPage
  /** Undefined while it loads or after a failure. A section then shows a skeleton or nothing. */
  info: PageInfo | undefined
}

/** Draws the body of one kind of section. The registry adds title and frame. */
export type SectionBody<K extends SectionKind> = ComponentType<SectionProps<K>>
