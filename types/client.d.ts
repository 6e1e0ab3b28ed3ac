declare module '*.css'

/** Where Taro's hooks live; the package declares no types of its own. */
declare module '@tarojs/plugin-framework-react/dist/runtime' {
  export { useDidHide, useDidShow, useRouter } from '@tarojs/taro'
}

declare namespace NodeJS {
  /** Replaced at build time; only src/platform reads them, each name in full. */
  interface ProcessEnv {
    TARO_ENV?: string
    /** Where the gateway answers; empty in the web build, which the gateway serves itself. */
    GATEWAY_URL?: string
    /** The same for calls of other kinds (src/domain/base/call-kind). */
    GATEWAY_INF_URL?: string
    GATEWAY_CLOUD_URL?: string
    /** Hosts outside that links may lead to, by commas; the web build reads them from its page. */
    LINK_HOSTS?: string
    /** `off`: a mini-program that does not ask for the place. */
    WEAPP_LOCATION?: string
    /** `prd`: a release, without the pages for testers. */
    DEPLOYMENT?: string
  }
  interface Process {
    env: ProcessEnv
  }
}

// eslint-disable-next-line no-var -- the shape of Node's own declaration, which it merges with
declare var process: NodeJS.Process
