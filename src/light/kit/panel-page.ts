import { shell } from '@/copy/shell/shell'
import type { Query } from '@/domain/address/query'
import { DEVICE_SCOPE, elderModeRecord } from '@/domain/device/records'
import { drawingAddress, type Drawing } from '@/domain/look/drawing'
import { growthOf, textScaleOf } from '@/domain/look/text-size'
import type { PageKey } from '@/routes/pages'
import { watchFaults } from './faults'
import { host, registerPage } from './host'
import { go, pathTo } from './leave'
import { storage } from './storage'
import { arrive, continueVisit, type RawQuery } from './visit'

interface PanelButton {
  text: string
  does: () => unknown
  isPrimary?: boolean
  /** Opens WeChat's settings instead. `does` runs when the user comes back. */
  opensSettings?: boolean
}

/** What a page says instead of its placeholder. */
export interface Panel {
  picture: () => Drawing
  title: string
  text?: string
  complaint?: string | undefined
  buttons?: readonly PanelButton[]
  /** Screen readers read it as soon as it appears, as for an error. */
  isUrgent?: boolean
  /** Leads to customer service. */
  hasHelp?: boolean
}

export interface Screen {
  readonly query: Query
  /** Shows a panel, an address in the web view, or the placeholder. */
  show(what: { panel: Panel } | { src: string } | undefined): void
}

/** What a page does on WeChat's events. */
interface Acts {
  onShow?(): void
  onWebFailed?(): void
}

/** 长辈版, or undefined if the user never chose (ui/shell/elder-mode). */
export const chosenMode = (): boolean | undefined =>
  storage.read(
    { ...elderModeRecord, parse: (raw) => (typeof raw === 'boolean' ? raw : undefined) },
    DEVICE_SCOPE,
  )

/** The size of everything, which may have changed on another page. */
const look = () => {
  const letters = host.getAppBaseInfo?.() ?? host.getSystemInfoSync()
  const { system } = host.getDeviceInfo?.() ?? host.getSystemInfoSync()
  const elder = chosenMode() ?? false
  return { elder, letters: textScaleOf(elder, growthOf(letters, system)) }
}

/** The data of `light.wxml`. Functions do not cross to the view, so a tap names its button. */
const drawn = (panel: Panel | undefined) =>
  panel && {
    ...panel,
    picture: drawingAddress(panel.picture()),
    buttons: (panel.buttons ?? []).map(({ text, isPrimary, opensSettings }) => ({
      text,
      isPrimary,
      opensSettings,
    })),
  }

/** The page as WeChat calls it. */
interface Native {
  setData(change: object): void
  panel?: Panel | undefined
  query?: Query
  acts?: Acts
  isBusy?: boolean
  run(act: (() => unknown) | undefined): void
}

/** Registers the page of a key. `open` runs once for each time that the page is opened. */
export const openPage = (key: PageKey, open: (screen: Screen) => Acts): void => {
  watchFaults(key)
  registerPage<Native>({
    data: { words: { loading: shell.loading, service: shell.toService }, src: '', panel: null },
    onLoad(raw: RawQuery) {
      const query = (this.query = arrive(raw))
      this.setData(look())
      this.acts = open({
        query,
        show: (what) => {
          this.panel = what && 'panel' in what ? what.panel : undefined
          const src = what && 'src' in what ? what.src : ''
          this.setData({ panel: drawn(this.panel) ?? null, src })
        },
      })
    },
    onShow() {
      if (this.query) continueVisit(this.query)
      this.setData(look())
      this.acts?.onShow?.()
    },
    webFailed() {
      this.acts?.onWebFailed?.()
    },
    press({ currentTarget }: { currentTarget: { dataset: { at: number } } }) {
      this.run(this.panel?.buttons?.[currentTarget.dataset.at]?.does)
    },
    help() {
      this.run(() => go(pathTo('desk')))
    },
    /** A second tap while the first one is at work does nothing. */
    run(act: (() => unknown) | undefined) {
      if (!act || this.isBusy) return
      this.isBusy = true
      const free = () => {
        this.isBusy = false
      }
      // The act starts at once, because WeChat asks to subscribe only directly after a tap.
      void Promise.resolve(act()).then(free, (why: unknown) => {
        free()
        throw why
      })
    },
  })
}
