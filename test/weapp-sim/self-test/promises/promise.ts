import assert from 'node:assert/strict'
import {
  onPage,
  reLaunch,
  says,
  tap,
  type SourceEdit,
  type MiniProgram,
  type Page,
  type Sim,
  type PhoneSettings,
} from '@huimin/weapp-sim'

/** One promise of the simulator, its check in the sample mini-program, and an edit that breaks it. */
export interface HostPromise {
  readonly name: string
  /** Settings of the phone, if the check needs special ones. */
  readonly phone?: Partial<PhoneSettings>
  /** `site` is the origin of the pages in `site.ts`. */
  readonly check: (mini: MiniProgram, sim: Sim, site: string) => Promise<void>
  readonly broken: SourceEdit
}

/** Time in ms that a check waits. With a broken simulator it waits a shorter time. */
export const patience = { ms: 8_000 }

export const HOME = 'pages/home/index'
export const DETAIL = 'packages/shop/detail/index'
export const SITE = 'pages/site/index'

export const home = (mini: MiniProgram): Promise<Page> => onPage(mini, HOME, patience.ms)

export const panel = (mini: MiniProgram): Promise<Page> => reLaunch(mini, '/pages/panel/index')

export const press = (page: Page, selector: string): Promise<void> =>
  tap(page, selector, undefined, patience.ms)

export const hears = (page: Page, selector: string, expected: string | RegExp): Promise<void> =>
  says(page, selector, expected, patience.ms)

/** Fails after some time, because a simulator that asks the person would wait for ever. */
export const refused = (work: Promise<unknown>, why: RegExp): Promise<void> => {
  const unanswered = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('neither done nor refused')), patience.ms).unref()
  })
  return assert.rejects(Promise.race([work, unanswered]), why)
}

/** Reads a value that the sample, or code of the test in it, has stored. */
export const kept = (mini: MiniProgram, key: string): Promise<unknown> =>
  mini.callWxMethod('getStorageSync', key)

/** What the host heard of the panel of subscription messages. */
export const answered: Readonly<Record<string, string>>[] = []
