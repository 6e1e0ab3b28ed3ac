import type { ComponentType } from 'react'
import type { ParamsOf } from '@/routes/build'
import { buildPage, type GatedKey } from './build-page'
import { Gated } from './ui/gated'

/**
 * A page of the route table that needs a login (`login: true` there, or it does not compile):
 * `export default gatedPage('payment', Payment)`. It is separate from `page`, so that the landing
 * page does not load the gate.
 */
export const gatedPage = <K extends GatedKey>(key: K, Body: ComponentType<ParamsOf<K>>) =>
  buildPage(key, Body, Gated)
