import { dirname, join } from 'node:path'
import type { Library } from './app'
import { tdesignDemos, tdesignScripts } from './tdesign-demos'
import { vantDemos, vantScripts } from './vant-demos'

const packageOf = (name: string): string => dirname(require.resolve(`${name}/package.json`))

const tdesign: Library = {
  name: 'tdesign-miniprogram',
  prefix: 't',
  folder: join(packageOf('tdesign-miniprogram'), 'miniprogram_dist'),
  fileOf: (component) => `${component}/${component}`,
  demos: tdesignDemos,
  scripts: tdesignScripts,
  notYet: {
    cascader:
      'is rejected with nothing, where it asks for the place of an option that is not drawn',
    guide: 'takes a function for the element that it points to, which a template cannot hand over',
    'message-item': 'is shown by t-message alone, which is tried',
  },
}

const vant: Library = {
  name: '@vant/weapp',
  prefix: 'van',
  folder: join(packageOf('@vant/weapp'), 'dist'),
  fileOf: (component) => `${component}/index`,
  demos: vantDemos,
  scripts: vantScripts,
  notYet: {
    calendar:
      'asks the intersection observer for the dataset of what it sees, which glass-easel leaves out',
    circle: 'draws on a canvas, which the host has not',
    transition: 'draws nothing; why is not known',
  },
}

export const libraries: readonly Library[] = [tdesign, vant]
