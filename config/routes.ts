import { require as load } from 'tsx/cjs/api'
import type * as Routes from '../src/routes/manifest'

/** The route table, loaded through tsx because Taro compiles only this folder by itself. */
export const { manifest } = load('../src/routes/manifest.ts', __filename) as typeof Routes
