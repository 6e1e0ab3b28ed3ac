export { h5PathTo as pathTo } from './build'
