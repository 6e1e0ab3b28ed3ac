/**
 * No polyfills: the oldest browsers that we serve (.browserslistrc) have what the sources use,
 * and core-js would add 17 KB to the first load.
 */
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false }]],
}
