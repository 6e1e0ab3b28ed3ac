/** Its package.json names no types. */
declare module '@tarojs/api' {
  // eslint-disable-next-line import-x/no-default-export -- as the package has it
  export { default } from '@tarojs/taro'
}
