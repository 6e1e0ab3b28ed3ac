export { weappPathTo as pathTo } from './build'
