import { resolve } from 'node:path'
import type { IH5Config } from '@tarojs/taro/types/compile'
import type { Target } from '../../src/routes/page'
import { writeDetails, writePages } from './write'

type Chain = Parameters<NonNullable<IH5Config['webpackChain']>>[0]

const inRoutes = (file: string): string => resolve(__dirname, '../../src/routes', file)

/** Takes in of the route table what a build needs at once, see src/routes/page-index. */
export const packPageTable = (chain: Chain, target: Target): void => {
  const texts = {
    'pages.ts': writePages(target),
    'page-details.ts': writeDetails(true),
    'web-page-details.ts': writeDetails(false),
  }
  for (const [file, text] of Object.entries(texts))
    chain.module
      .rule(`pageTable ${file}`)
      .test((path: string) => path === inRoutes(file))
      .enforce('pre')
      .use('givenText')
      .loader(resolve(__dirname, 'given-text.cjs'))
      .options({ text })
}
