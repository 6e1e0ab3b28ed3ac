import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageTitles } from './routes'

interface PageConfig {
  content: { navigationBarTitleText?: string }
}

/** The part of Taro's plugin context that this plugin uses. */
interface Taro {
  paths: { outputPath: string }
  modifyMiniConfigs(fn: (change: { configMap: Record<string, PageConfig> }) => void): void
  onBuildFinish(fn: () => void): void
}

/** Gives each page its title from the route table. The bar shows it before the page has loaded. */
const nameTitles = (configs: Record<string, PageConfig>): void => {
  for (const [name, { content }] of Object.entries(configs)) {
    const title = pageTitles[name.replace(/\.config$/, '')]
    if (title !== undefined) content.navigationBarTitleText ??= title
  }
}

/** Release and trial are different mini-programs. `WEAPP_APP_ID` chooses the one to build. */
const nameApp = (dist: string): void => {
  const appid = process.env.WEAPP_APP_ID
  if (!appid) return
  const file = join(dist, 'project.config.json')
  const project = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...project, appid }, null, 2))
}

/** Puts titles of the route table and the app id of the environment into the configuration. */
export default (taro: Taro): void => {
  if (process.env.TARO_ENV !== 'weapp') return
  taro.modifyMiniConfigs(({ configMap }) => nameTitles(configMap))
  taro.onBuildFinish(() => nameApp(taro.paths.outputPath))
}
