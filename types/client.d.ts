declare module '*.css'

/** Replaced at build time; only src/platform reads them, each name in full. */
declare namespace NodeJS {
  interface ProcessEnv {
    readonly TARO_ENV?: 'h5' | 'weapp'
    /** Where the gateway answers; empty in the web build, which it serves itself. */
    readonly GATEWAY_URL?: string
  }
}
