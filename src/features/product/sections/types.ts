import type { ComponentType } from 'react'
import type { PageInfo } from '@/contract/page-info'
import type { ProductPage, Section, SectionKind } from '@/contract/product-page'

export interface SectionProps<K extends SectionKind> {
  section: Extract<Section, { kind: K }>
  page: ProductPage
  /** Still loading, or not to be had: what needs it shows a skeleton or nothing. */
  info: PageInfo | undefined
}

/** Draws the body of one kind of section; title and frame come from the registry. */
export type SectionBody<K extends SectionKind> = ComponentType<SectionProps<K>>
