/** The fields of app.json that the simulator understands. */
export interface AppConfig {
  readonly pages: readonly string[]
  readonly subPackages?: readonly SubPackage[]
  readonly subpackages?: readonly SubPackage[]
  readonly window?: WindowConfig
  readonly tabBar?: {
    readonly list: readonly { readonly pagePath: string }[]
    /** The program draws it: the component `custom-tab-bar/index`. */
    readonly custom?: boolean
  }
  /** Without this field the mini-program does not learn the phone's theme. */
  readonly darkmode?: boolean
  /** Location APIs that the mini-program declares. */
  readonly requiredPrivateInfos?: readonly string[]
}

export interface SubPackage {
  readonly root: string
  readonly pages: readonly string[]
  /** The package starts without the main package and shares neither code nor styles with it. */
  readonly independent?: boolean
}

export interface WindowConfig {
  readonly navigationBarTitleText?: string
  readonly onReachBottomDistance?: number
}

/** The JSON file of a page or a component. */
export interface FileConfig extends WindowConfig {
  readonly component?: boolean
  readonly styleIsolation?: string
  readonly usingComponents?: Readonly<Record<string, string>>
}

/** A compiled mini-program as the page in the browser loads it. Keys are paths without suffix. */
export interface Program {
  readonly app: AppConfig
  readonly configs: Readonly<Record<string, FileConfig>>
  readonly modules: Readonly<Record<string, string>>
  readonly styles: Readonly<Record<string, string>>
  /** Why files could not be read. The program starts without them. */
  readonly faults: readonly string[]
}

/** Properties that differ between phones. */
export interface PhoneSettings {
  /** Version of the base library, which decides which APIs exist. */
  readonly sdkVersion: string
  /** Whether Back closes an open page-container instead of its page, as on most phones. */
  readonly catchesBack: boolean
  /** WeChat's letter size, as a factor of its usual 17 px. */
  readonly letterScale: number
  /** Roots of subpackages whose download fails from the start. */
  readonly lostPackages: readonly string[]
}

/** The base library is the version that the project is made for. */
export const usualPhone: PhoneSettings = {
  sdkVersion: '3.8.12',
  catchesBack: true,
  letterScale: 1,
  lostPackages: [],
}

/** The app id that DevTools uses for a project without one. */
export const APP_ID = 'touristappid'
/** The number of the scene in which a person starts the mini-program from WeChat's list. */
export const FIRST_SCENE = 1001

/** Settings that a test chooses before the mini-program starts. */
export interface LaunchSettings extends PhoneSettings {
  /** The code in the answer of `wx.login`. */
  readonly loginCode: string
  /** Code in the answer of a button with `open-type="getPhoneNumber"`. */
  readonly phoneCode: string
  /** First page with its query: `pages/x/index?a=b`. The default is the first page of app.json. */
  readonly entry?: string | undefined
  readonly scene: number
  /** Page numbers of this launch start here: the automator client caches pages by number. */
  readonly firstPageId: number
  /** Maps each origin that a web view may show to the real one. */
  readonly origins: Readonly<Record<string, string>>
  /** Set where a person uses the mini-program in a frame (frame.ts), so no test decides for them. */
  readonly attended?: AttendedSettings | undefined
  /** Whether the page notes what WeChat's experience score asks for (`wire/audit.ts`). */
  readonly audited?: boolean | undefined
}

/** Settings of a mini-program in a frame. */
export interface AttendedSettings {
  /** Entries that are put into the storage at the start. */
  readonly storage?: Readonly<Record<string, unknown>>
  /** Size of letters in the settings of WeChat, in CSS pixels. */
  readonly fontSize?: number
  /** Whether web addresses are opened where they are, instead of at the origin of the frame. */
  readonly opensWeb?: boolean
}

/** What whoever frames the mini-program must say in `window.weappSettings`. */
export type FrameSettings = Pick<LaunchSettings, 'loginCode' | 'phoneCode' | 'entry'> & {
  readonly attended: AttendedSettings
}

/** The compiled templates of the mini-program, by path. */
export type TemplateGroups = Readonly<Record<string, unknown>>
