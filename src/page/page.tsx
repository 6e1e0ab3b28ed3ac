import type { ComponentType } from 'react'
import type { ParamsOf } from '@/routes/build'
import type { PageKey } from '@/routes/pages'
import { buildPage, type GatedKey } from './build-page'

/** A page of the route table that needs no login: `export default page('login', LoginForm)`. */
export const page = <K extends Exclude<PageKey, GatedKey>>(
  key: K,
  Body: ComponentType<ParamsOf<K>>,
) => buildPage(key, Body)
